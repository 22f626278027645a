import { checkCode, checkFence } from '../../../plugins/code-blocks/check';
import { quotedPath, readQuote } from '../../../plugins/code-blocks/quote';
import type { PageFence } from '../../../plugins/pages/model';
import type { Problem } from '../../../plugins/shared/problems';
import { problemIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';

/** Whether a fence runs into the next one, or to the end of the page. */
export function isUnclosed(
  { lines }: Pick<Page, 'lines'>,
  { line: first, lastLine, code }: PageFence,
): boolean {
  const [, mark] = /(`{3,}|~{3,})/.exec(lines[first - 1] ?? '') ?? [];
  if (mark === undefined) return false;
  const last = (lines[lastLine - 1] ?? '').replace(/^[\s>]*/, '').trim();
  const isClosed = lastLine > first && /^(`{3,}|~{3,})$/.test(last) && last.startsWith(mark);
  const opensAnother = code
    .split('\n')
    .some((line) => line.trim().startsWith(mark) && /^(?:`{3,}|~{3,})\w+/.test(line.trim()));
  return !isClosed || opensAnother;
}

function checkOne(page: Page, site: Site, fence: PageFence): Problem[] {
  if (isUnclosed(page, fence))
    return [
      problemIn(
        page,
        fence,
        'code/unclosed',
        'This fence is never closed. Write "```" in a line of its own below its code.',
      ),
    ];
  const { meta, code } = fence;
  const quote = meta.file
    ? readQuote({ ...meta, file: quotedPath(meta.file, page.version) }, site.siteDir)
    : code;
  const findings = [
    ...checkFence({ lang: fence.language, value: code }, meta),
    ...(typeof quote === 'string' ? checkCode(quote, meta) : [quote]),
  ];
  // A `nocheck` without a reason is another check's.
  const own = findings.filter(
    ({ rule, message }) => rule !== 'code/unknown-meta' || !message.startsWith('"nocheck"'),
  );
  return own.map(({ rule, message }) => problemIn(page, fence, rule, message));
}

/** Fences of code: their info string, and what they quote. */
export const fences: PageCheck = {
  scope: 'page',
  rules: {
    'code/unclosed': 'A fence is closed.',
    'code/missing-language': 'A fence names its language.',
    'code/unknown-language': 'The language is one that the site can highlight.',
    'code/unknown-meta': 'Words after the language have a meaning.',
    'code/region-without-file': 'A region belongs to a file.',
    'code/part-without-title': 'A part belongs to a file that is named.',
    'code/body-of-quote': 'A fence that quotes a file is empty.',
    'code/diff-sign': 'Each line of a diff has a sign.',
    'code/missing-line': 'A highlighted line exists.',
    'code/missing-file': 'A quoted file exists.',
    'code/missing-region': 'A quoted region exists.',
  },
  check: (page, site) => page.fences.flatMap((fence) => checkOne(page, site, fence)),
};
