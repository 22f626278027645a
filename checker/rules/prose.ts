import path from 'node:path';
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextProfanities from 'retext-profanities';
import retextRepeatedWords from 'retext-repeated-words';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { readList } from '../rootDir';
import { dated, fillers, glossary, slips } from '../prose/glossary';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck, type PageReport, siteCheck } from '../rule';
import type { Page } from '../../model/pages/pages';
import { readIfExists } from '../../model/files/files';
import { misspellingsIn } from '../speller';
import { sidebarsFile } from './sidebars';

const rules = {
  'prose/spelling': 'Words are spelled correctly.',
  'prose/heading-case': 'Headings are in sentence case.',
  'prose/glossary': 'Terms follow the glossary.',
  'prose/filler': 'Text contains no filler words.',
  'prose/inclusive': 'Language is inclusive.',
  'prose/repeated-word': 'No word is repeated by mistake.',
  'prose/article': '"An" precedes a vowel sound, and "a" any other.',
};
type Report = PageReport<typeof rules>;

const listNote = "If it's correct, add it to checker/prose/words.txt.";

async function checkSpelling(page: Page, report: Report): Promise<void> {
  const text = proseOf(page);
  for (const { word, offset, expected } of await misspellingsIn(text))
    report('prose/spelling', placeAt(text, offset), `"${word}" isn't in the dictionary.`, {
      expected,
      note: listNote,
    });
}

const english: Processor = unified()
  .use(retextEnglish)
  .use(retextEquality, {
    ignore: ['disabled', 'execute', 'host', 'hosts', 'invalid', 'master', 'native', 'special'],
  })
  .use(retextProfanities, { sureness: 1, ignore: ['black', 'trap', 'traps', 'execute', 'kill'] })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(function compile() {
    this.compiler = () => '';
  }) as never;

async function checkWords(page: Page, report: Report): Promise<void> {
  const file = new VFile({ value: proseOf(page, 'Q') });
  await english.run(english.parse(file), file);
  for (const { line = 1, column = 1, source, actual, expected, place } of file.messages) {
    // The rule `prose/filler` reports these.
    if (fillers.some((filler) => filler.test(actual ?? ''))) continue;
    const { start, end } = place as Record<'start' | 'end', { offset?: number } | undefined>;
    // Skip code, and words in different cells of a table.
    if (/[`|]/.test(page.source.slice(start?.offset, end?.offset))) continue;
    const at = { line, column };
    const use = { expected: expected?.find(Boolean) };
    if (source === 'retext-repeated-words')
      report('prose/repeated-word', at, `"${use.expected}" appears twice in a row.`, {
        note: 'Delete one.',
      });
    else if (source === 'retext-indefinite-article')
      report('prose/article', at, `"${actual}" doesn't fit the sound of the next word.`, use);
    else report('prose/inclusive', at, `"${actual}" can offend or exclude readers.`, use);
  }
}

function* matchesOf(text: string, pattern: RegExp) {
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  for (const match of text.matchAll(all)) yield { words: match[0], ...placeAt(text, match.index) };
}

function checkTerms(page: Page, report: Report): void {
  const text = proseOf(page);
  for (const { use, not, why } of glossary)
    for (const { words, ...at } of matchesOf(text, not))
      report('prose/glossary', at, `The glossary has another term for "${words.trim()}".`, {
        expected: use,
        note: why,
      });
  for (const filler of fillers)
    for (const { words, ...at } of matchesOf(text, filler))
      report('prose/filler', at, `"${words}" is a filler word.`, { note: 'Delete it.' });
}

const capital = /^[A-Z][a-z]+$/;

/** Finds the first capitalized word in a heading that is neither the first word nor a name. */
function wronglyCapitalized(heading: string, names: readonly string[]): string | undefined {
  const plain = names.reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), (word) => 'q'.repeat(word.length)),
    heading,
  );
  const [, ...others] = plain
    .trim()
    // Numbers and signs before the first word don't count.
    .replace(/^[^\p{L}]+/u, '')
    .split(/(?<=[:?!.–—]\s+\S+)\s+|\s+/);
  return others.find(
    (word, index) =>
      capital.test(word.replace(/[^A-Za-z]/g, '')) &&
      !/[:?!.–—]$/.test(others[index - 1] ?? '') &&
      !/[^A-Za-z,.:?!()]/.test(word),
  );
}

function checkHeadings(page: Page, report: Report): void {
  // `Toolpad Core` must be replaced before `Core`.
  const names = readList(path.join(__dirname, '../prose/names.txt')).sort(
    (a, b) => b.length - a.length,
  );
  const lines = proseOf(page, 'Q').split('\n');
  for (const heading of page.headings) {
    const wrong = wronglyCapitalized(lines[heading.line - 1] ?? '', names);
    const text = `Headings are in sentence case, but "${wrong}" is capitalized.`;
    if (wrong)
      report('prose/heading-case', heading, text, {
        expected: wrong.toLowerCase(),
        note: "If it's a name, add it to checker/prose/names.txt.",
      });
  }
}

/** Language of pages: American English in plain words. */
export const prose = pageCheck({
  slow: true,
  isCached: true,
  rules,
  async check(page, report) {
    if (!page.tree) return;
    await checkSpelling(page, report);
    await checkWords(page, report);
    checkTerms(page, report);
    checkHeadings(page, report);
  },
});

/** Labels in the sidebars. */
export const sidebarLabels = siteCheck({
  slow: true,
  rules: { 'prose/spelling': rules['prose/spelling'] },
  async check({ siteDir }, report) {
    const source = readIfExists(path.join(siteDir, sidebarsFile)) ?? '';
    for (const { 0: label, index } of source.matchAll(/(?<=\blabel: (['"`])).*?(?=\1)/g))
      for (const { word, offset, expected } of await misspellingsIn(label)) {
        const at = { file: sidebarsFile, ...placeAt(source, index + offset) };
        report('prose/spelling', at, `"${word}" isn't in the dictionary.`, {
          expected,
          note: listNote,
        });
      }
  },
});

/** Grammar of text, and words that will be out of date. */
export const grammar = pageCheck({
  isCached: true,
  rules: {
    'prose/grammar': 'Text is grammatical.',
    'prose/dated': 'Text names the version or the date that it means.',
  },
  check(page, report) {
    const text = proseOf(page, 'Q');
    const source = page.source.replaceAll('\r\n', '\n');
    /** Matches without the spaces that replace markup. */
    const matchesOf = (pattern: RegExp) =>
      [...text.matchAll(pattern)].filter(({ 0: found, index }) => source.startsWith(found, index));
    for (const { not, why, use } of slips)
      for (const match of matchesOf(not))
        report('prose/grammar', placeAt(text, match.index), why, {
          expected: use?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
          note: use ? undefined : 'Delete it.',
        });
    for (const { 0: found, index } of matchesOf(dated))
      report('prose/dated', placeAt(text, index), `"${found}" depends on when readers see it.`, {
        note: 'Name the version or the date.',
      });
  },
});

/** Shorter paragraphs can be repeated on the page, and on other pages of the version. */
const minLength = { page: 60, version: 300 };

function paragraphsOf({ tree }: Page): Paragraph[] {
  const found: Paragraph[] = [];
  if (tree) visit(tree, 'paragraph', (node: Paragraph) => void found.push(node));
  return found;
}

/** Paragraphs that were copied, so that only one of them will be updated. */
export const copies = siteCheck({
  rules: { 'prose/copied-paragraph': 'Paragraphs are not copied.' },
  check({ pages, partials }, report) {
    const first = new Map<string, { file: string; line: number }>();
    for (const page of [...pages, ...partials])
      for (const paragraph of paragraphsOf(page)) {
        const text = toString(paragraph);
        if (text.length < minLength.page) continue;
        const at = { file: page.file, ...(paragraph.position?.start ?? { line: 1, column: 1 }) };
        const key = `${page.version.dir} ${text}`;
        const inVersion = text.length < minLength.version ? undefined : first.get(key);
        const other = first.get(`${page.file} ${text}`) ?? inVersion;
        const where = other?.file === page.file ? '' : ` of ${other?.file}`;
        if (other) {
          const message = `This paragraph is also on line ${other.line}${where}.`;
          report('prose/copied-paragraph', at, message, {
            note: where
              ? 'Link to that page, or move the text to a partial: a file whose name starts with "_".'
              : 'Delete one of them.',
          });
        } else {
          first.set(`${page.file} ${text}`, at);
          if (!first.has(key)) first.set(key, at);
        }
      }
  },
});
