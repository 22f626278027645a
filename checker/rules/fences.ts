import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../model/files/files';
import { type FenceMeta, metaWords } from '../../model/code/fenceMeta';
import { marksOf, quotedPath, readQuote } from '../../model/code/quote';
import { markLines } from '../../model/code/renderCode';
import { formulaNote, type PageFence } from '../../model/pages/parsePage';
import { fenceLanguages } from '../../model/code/highlight';
import { suggest, type Suggestion } from '../../model/problems';
import type { DocumentedVersion } from '../../model/versions/versions';
import replacements from '../replacements.json';
import { pageCheck, type PageReport, type Place, siteCheck } from '../rule';
import type { Page } from '../../model/pages/pages';
import type { Site } from '../../model/site';

/**
 * Returns whether a fence ends at the next fence or at the end of the page instead of a closing
 * mark.
 */
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

const rules = {
  'code/missing-language': 'Every code block has a language.',
  'code/unknown-language': 'The site supports the language of a code block.',
  'code/unknown-meta': 'Everything after the language is an option.',
  'code/region-without-file': 'A region needs a file.',
  'code/part-without-title': 'A part needs a title.',
  'code/body-of-quote': 'A code block that quotes a file is empty.',
  'code/diff-sign': 'Every line of a diff has a sign.',
  'code/missing-line': 'Highlighted lines exist.',
  'code/missing-file': 'Quoted files exist.',
  'code/missing-region': 'Quoted regions exist.',
};
type Report = PageReport<typeof rules>;

const otherNames = new Map(Object.entries(replacements.languages));

/** Languages of tools that turn code into pictures, and what to do instead. */
const drawn = new Map([
  ['mermaid', 'Place an SVG file with `<Diagram>`, or use a picture.'],
  ...['katex', 'latex', 'math', 'tex'].map((name) => [name, formulaNote] as const),
]);

function suggestLanguage(language: string): Suggestion {
  const lower = language.toLowerCase();
  if (drawn.has(lower)) return { note: drawn.get(lower) };
  const expected = otherNames.get(lower) ?? fenceLanguages.find((known) => known === lower);
  return expected
    ? { expected }
    : suggest(language, fenceLanguages, `Use one of these: ${fenceLanguages.join(', ')}.`);
}

/** Options without a value. */
const flags = ['showLineNumbers', 'diff'];

/** Values of options that accept only certain ones. */
const forms: Record<string, string> = {
  part: 'part="merge" or part="append"',
  asks: 'asks="Question? → answer"',
};

function suggestWord(word: string): Suggestion {
  const [, name = '', value = ''] = /^([\w-]+)=["'“”]?(.*?)["'“”]?$/.exec(word) ?? [];
  if (value.includes('="')) return { note: 'Write a space after each value.' };
  if (value && metaWords.includes(name))
    return {
      note: `Write ${flags.includes(name) ? name : (forms[name] ?? `${name}="${value}"`)}.`,
    };
  if (word.startsWith('{')) return { note: 'Write lines like {1,3-5}.' };
  return suggest(word.replace(/=.*/, ''), metaWords, `The options are ${metaWords.join(', ')}.`);
}

function checkInfo(at: Place, language: string, meta: FenceMeta, report: Report): void {
  const { unknown, file, region, title, part } = meta;
  const add = (rule: keyof typeof rules, message: string, suggestion: Suggestion) =>
    report(rule, at, message, suggestion);
  if (!language)
    add('code/missing-language', 'This code block has no language.', {
      note: 'For plain text, write ```text.',
    });
  else if (!fenceLanguages.includes(language)) {
    const message = `"${language}" isn't a supported language.`;
    add('code/unknown-language', message, suggestLanguage(language));
  }
  for (const word of unknown) {
    const name = word.replace(/=.*/, '');
    if (metaWords.includes(name) && !flags.includes(name) && Object.hasOwn(meta, name))
      add('code/unknown-meta', `This code block has more than one ${name}="…".`, {
        note: `Delete ${word}.`,
      });
    else add('code/unknown-meta', `"${word}" isn't an option of a code block.`, suggestWord(word));
  }
  if (region && !file)
    add('code/region-without-file', `region="${region}" has no effect without a file.`, {
      note: 'Add file="…".',
    });
  if (part && !title)
    add('code/part-without-title', `part="${part}" has no effect without the name of a file.`, {
      note: 'Add title="…".',
    });
}

/** Reports diff lines without a sign, and highlighted lines that don't exist. */
function checkLines(at: Place, code: string, meta: FenceMeta, report: Report): void {
  const unsigned = meta.diff ? code.split('\n').findIndex((line) => /^[^+\- ]/.test(line)) : -1;
  if (unsigned >= 0)
    report('code/diff-sign', at, `Line ${unsigned + 1} of this diff has no sign.`, {
      note: 'Start it with "+", "-", or a space.',
    });
  const count = markLines(code, meta).length;
  for (const line of meta.lines)
    if (line > count)
      report(
        'code/missing-line',
        at,
        `Line ${line} is highlighted, but the last line is ${count}.`,
      );
}

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
      `This code block quotes "${file}", so its own lines aren't shown.`,
      { note: 'Remove them.' },
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
  rules: { ...rules, 'code/unclosed': 'Every code block is closed.' },
  check(page, report, { siteDir }) {
    for (const fence of page.fences) {
      const { language, code: body } = fence;
      // The rule `samples/nocheck-reason` reports a `nocheck` without a reason.
      const unknown = fence.meta.unknown.filter((word) => word !== 'nocheck');
      const meta = { ...fence.meta, unknown };
      if (isUnclosed(page, fence))
        report('code/unclosed', fence, 'This code block is never closed.', {
          note: 'Add "```" on a separate line after its code.',
        });
      else checkFence({ at: fence, language, meta, body }, siteDir, page.version, report);
    }
  },
});

const generated = /^(?:node_modules|\.next|dist|build)$/;

const quotable = /\.(?:tsx?|jsx?|mjs|css|yml|yaml|html)$|(?:^|\/)\.env/;

/**
 * Returns a function that searches pages for a quoted region. Pages with syntax errors are searched
 * as text.
 */
function createLookup({ pages, partials }: Site) {
  const all = [...pages, ...partials];
  const unread = all.filter(({ syntax }) => syntax).map(({ source }) => source);
  const quoted = new Set(
    all.flatMap((page) =>
      page.fences.flatMap(({ meta: { file, region } }) =>
        file && region ? [`${quotedPath(file, page.version)} ${region}`] : [],
      ),
    ),
  );
  return (file: string, name: string) =>
    quoted.has(`${file} ${name}`) || unread.some((text) => text.includes(`region="${name}"`));
}

/** Regions in example projects that no page quotes. */
export const regions = siteCheck({
  rules: { 'code/unused-region': 'Every region in the examples is quoted by a page.' },
  check(site, report) {
    const isQuoted = createLookup(site);
    const folders = [...new Set(site.versions.map(({ examples }) => examples))];
    const files = folders.flatMap((folder) =>
      listFiles(path.join(site.siteDir, folder), generated).map((file) => `${folder}/${file}`),
    );
    for (const file of files.filter((each) => quotable.test(each))) {
      const text = readFileSync(path.join(site.siteDir, file), 'utf8');
      if (!text.includes('#region')) continue;
      for (const { kind, name, index } of marksOf(text.split(/\r?\n/)))
        if (kind === 'region' && !isQuoted(file, name))
          report(
            'code/unused-region',
            { file, line: index + 1 },
            `No page quotes the region "${name}".`,
            {
              note: `Quote it with file="${file}" region="${name}", or delete its #region comments.`,
            },
          );
    }
  },
});
