import { metaWords, type FenceMeta } from '../../../plugins/code-blocks/meta';
import { quotedPath, readQuote } from '../../../plugins/code-blocks/quote';
import { markLines } from '../../../plugins/code-blocks/render';
import { fenceLanguages } from '../../../plugins/shared/highlight';
import { suggest, type Suggestion } from '../../../plugins/shared/problems';
import type { DocumentedVersion } from '../../../plugins/shared/versions';
import { pageCheck, type PageReport, type Place } from '../rule';
import { isUnclosed } from '../unclosed';

const rules = {
  'code/missing-language': 'A fence names its language.',
  'code/unknown-language': 'The language is one that the site can highlight.',
  'code/unknown-meta': 'Words after the language have a meaning.',
  'code/region-without-file': 'A region belongs to a file.',
  'code/part-without-title': 'A part belongs to a file with a title.',
  'code/body-of-quote': 'A fence that quotes a file is empty.',
  'code/diff-sign': 'Each line of a diff has a sign.',
  'code/missing-line': 'A highlighted line exists.',
  'code/missing-file': 'A quoted file exists.',
  'code/missing-region': 'A quoted region exists.',
};
type Report = PageReport<typeof rules>;

/** Unsupported names of languages, with the supported ones. */
const otherNames = new Map(
  Object.entries({
    console: 'bash',
    cmd: 'bash',
    dockerfile: 'docker',
    env: 'dotenv',
    javascript: 'js',
    json5: 'jsonc',
    plain: 'text',
    plaintext: 'text',
    powershell: 'bash',
    sh: 'bash',
    shell: 'bash',
    terminal: 'bash',
    txt: 'text',
    typescript: 'ts',
    yml: 'yaml',
    zsh: 'bash',
  }),
);

function suggestLanguage(language: string): Suggestion {
  const lower = language.toLowerCase();
  const expected = otherNames.get(lower) ?? fenceLanguages.find((known) => known === lower);
  return expected
    ? { expected }
    : suggest(language, fenceLanguages, `Languages are: ${fenceLanguages.join(', ')}.`);
}

/** Suggests a correction for an unknown word in the info string. */
function suggestWord(word: string): Suggestion {
  const [, name = '', value] = /^([\w-]+)=["'“”]?(.*?)["'“”]?$/.exec(word) ?? [];
  if (value && metaWords.includes(name)) return { note: `Write ${name}="${value}".` };
  if (word.startsWith('{')) return { note: 'Lines are written like {1,3-5}.' };
  return suggest(word.replace(/=.*/, ''), metaWords, `It can have: ${metaWords.join(', ')}.`);
}

function checkInfo(at: Place, language: string, meta: FenceMeta, report: Report): void {
  const { unknown, file, region, title, part } = meta;
  if (!language)
    report('code/missing-language', at, 'The fence has no language.', {
      note: 'Write "text" for plain text.',
    });
  else if (!fenceLanguages.includes(language))
    report(
      'code/unknown-language',
      at,
      `Language "${language}" is not known.`,
      suggestLanguage(language),
    );
  for (const word of unknown)
    report('code/unknown-meta', at, `"${word}" has no meaning in a code fence.`, suggestWord(word));
  if (region && !file)
    report(
      'code/region-without-file',
      at,
      `region="${region}" needs the file it is a part of: file="…".`,
    );
  if (part && !title)
    report(
      'code/part-without-title',
      at,
      `part="${part}" needs the name of the file it joins: title="…".`,
    );
}

/** Reports diff lines without a sign, and highlighted lines that don't exist. */
function checkLines(at: Place, code: string, meta: FenceMeta, report: Report): void {
  const unsigned = meta.diff ? code.split('\n').findIndex((line) => /^[^+\- ]/.test(line)) : -1;
  if (unsigned >= 0)
    report('code/diff-sign', at, `Line ${unsigned + 1} of the diff has no sign.`, {
      note: 'Begin it with "+", "-" or a space.',
    });
  const count = markLines(code, meta).length;
  for (const line of meta.lines)
    if (line > count)
      report(
        'code/missing-line',
        at,
        `Line ${line} should be highlighted, but the last line is ${count}.`,
      );
}

/** The content of a fence. */
export interface Fence {
  at: Place;
  language: string;
  meta: FenceMeta;
  /** Lines of the fence itself. */
  body: string;
}

/** Checks a fence and what it quotes. @returns the code that the page shows */
export function checkFence(
  { at, language, meta, body }: Fence,
  siteDir: string,
  version: DocumentedVersion | undefined,
  report: Report,
): string {
  checkInfo(at, language, meta, report);
  const { file } = meta;
  if (file && body.trim())
    report(
      'code/body-of-quote',
      at,
      `The fence quotes "${file}", so its own lines would not appear.`,
      {
        note: 'Remove them.',
      },
    );
  const quote = file ? readQuote({ ...meta, file: quotedPath(file, version) }, siteDir) : body;
  if (typeof quote === 'string') {
    checkLines(at, quote, meta, report);
    return quote;
  }
  report(quote.rule, at, quote.message);
  return '';
}

/** Code fences: their info strings, and what they quote. */
export const fences = pageCheck({
  rules: { ...rules, 'code/unclosed': 'A fence is closed.' },
  check(page, report, { siteDir }) {
    for (const fence of page.fences) {
      const { language, code: body } = fence;
      // The rule `samples/nocheck-reason` reports a `nocheck` without a reason.
      const unknown = fence.meta.unknown.filter((word) => word !== 'nocheck');
      const meta = { ...fence.meta, unknown };
      if (isUnclosed(page, fence))
        report('code/unclosed', fence, 'This fence is never closed.', {
          note: 'Write "```" on a separate line below its code.',
        });
      else checkFence({ at: fence, language, meta, body }, siteDir, page.version, report);
    }
  },
});
