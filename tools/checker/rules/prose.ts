import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSpellSettings } from 'cspell-lib';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextProfanities from 'retext-profanities';
import retextRepeatedWords from 'retext-repeated-words';
import { unified, type Processor } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../../plugins/shared/problems';
import { fillers, glossary } from '../prose/glossary';
import { placeAt, proseOf } from '../prose/text';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

const folder = path.join(__dirname, '../prose');

const listIn = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

interface Speller {
  settings: CSpellSettings;
  check: typeof import('cspell-lib').spellCheckDocument;
}

let speller: Promise<Speller> | undefined;

/** Loads the dictionaries, which takes a second: not before a page has changed. */
async function loadSpeller(): Promise<Speller> {
  const { getDefaultSettings, mergeSettings, spellCheckDocument } = await import('cspell-lib');
  const settings = mergeSettings(await getDefaultSettings(), {
    language: 'en-US',
    words: listIn('words.txt'),
    dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'companies', 'html', 'css', 'k8s'],
    minWordLength: 4,
  });
  return { settings, check: spellCheckDocument };
}

async function spelling(page: Page): Promise<Problem[]> {
  const text = proseOf(page);
  const { settings, check } = await (speller ??= loadSpeller());
  const { issues } = await check(
    { uri: `file:///${page.file}.txt`, text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true },
    settings,
  );
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const near = suggestions[0] ? ` Did you mean "${suggestions[0]}"?` : '';
    return problemIn(
      page,
      placeAt(text, offset),
      'prose/spelling',
      `"${word}" is not in the dictionary.${near} Add a correct word to tools/checker/prose/words.txt.`,
    );
  });
}

const english: Processor = unified()
  .use(retextEnglish)
  .use(retextEquality, {
    // Words of software that mean no person.
    ignore: ['disabled', 'execute', 'host', 'hosts', 'invalid', 'master', 'native', 'special'],
  })
  .use(retextProfanities, { sureness: 1, ignore: ['black', 'trap', 'traps', 'execute', 'kill'] })
  .use(retextRepeatedWords)
  .use(function compile() {
    this.compiler = () => '';
  }) as never;

const ruleOf: Readonly<Record<string, string>> = {
  'retext-equality': 'prose/inclusive',
  'retext-profanities': 'prose/inclusive',
  'retext-repeated-words': 'prose/repeated-word',
};

async function inclusive(page: Page): Promise<Problem[]> {
  const file = new VFile({ value: proseOf(page, 'Q') });
  const tree = english.parse(file);
  await english.run(tree, file);
  const isFiller = ({ actual = '' }: { actual?: string | null }) =>
    fillers.some((filler) => filler.test(actual ?? ''));
  // Code, and words in two cells of a table.
  const isApart = ({ place }: { place?: unknown }) => {
    const { start, end } = place as Record<'start' | 'end', { offset?: number } | undefined>;
    return /[`|]/.test(page.source.slice(start?.offset, end?.offset));
  };
  return file.messages
    .filter((message) => !isFiller(message) && !isApart(message))
    .map(({ line = 1, column = 1, source = '', reason, expected }) => {
      const words = (expected ?? []).filter(Boolean);
      const near = words[0] ? ` Did you mean "${words[0]}"?` : '';
      return problemIn(
        page,
        { line, column },
        ruleOf[source] ?? 'prose/inclusive',
        `${reason.replaceAll('`', '"').replace(/\.?$/, '.')}${near}`,
      );
    });
}

/** Every place where a pattern is found. */
function* found(text: string, pattern: RegExp) {
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  for (const match of text.matchAll(all)) yield { words: match[0], ...placeAt(text, match.index) };
}

function terms(page: Page): Problem[] {
  const text = proseOf(page);
  return [
    ...glossary.flatMap(({ use, not, why }) =>
      [...found(text, not)].map(({ words, ...at }) =>
        problemIn(
          page,
          at,
          'prose/glossary',
          `"${words.trim()}" is not in our glossary. Did you mean "${use}"? ${why}`,
        ),
      ),
    ),
    ...fillers.flatMap((filler) =>
      [...found(text, filler)].map(({ words, ...at }) =>
        problemIn(page, at, 'prose/filler', `"${words}" says nothing. Remove it.`),
      ),
    ),
  ];
}

/** `Toolpad Core` is found before `Core`. */
const longestFirst = (names: string[]) => names.sort((a, b) => b.length - a.length);

const capital = /^[A-Z][a-z]+$/;

/** Headings in sentence case: a capital at the start, and in names. */
function headingCase(page: Page, names: readonly string[]): Problem[] {
  return page.headings.flatMap((heading) => {
    const line = proseOf(page, 'Q').split('\n')[heading.line - 1] ?? '';
    const plain = names.reduce(
      (text, name) =>
        text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), (word) => 'q'.repeat(word.length)),
      line,
    );
    // A number or a sign before the first word is none.
    const [, ...others] = plain
      .trim()
      .replace(/^[^\p{L}]+/u, '')
      .split(/(?<=[:?!.–—]\s+\S+)\s+|\s+/);
    const wrong = others.find((word, index) => {
      const before = index === 0 ? '' : (others[index - 1] ?? '');
      return (
        capital.test(word.replace(/[^A-Za-z]/g, '')) &&
        !/[:?!.–—]$/.test(before) &&
        !/[^A-Za-z,.:?!()]/.test(word)
      );
    });
    return wrong
      ? [
          problemIn(
            page,
            heading,
            'prose/heading-case',
            `Headings are in sentence case. Did you mean "${wrong.toLowerCase()}"? Add a name to tools/checker/prose/names.txt.`,
          ),
        ]
      : [];
  });
}

/** Language of pages: American English in plain words. */
export const prose: PageCheck = {
  scope: 'page',
  slow: true,
  cacheKey: 'prose 3',
  rules: {
    'prose/spelling': 'Words are in the dictionary or in the list of the repository.',
    'prose/heading-case': 'Headings are in sentence case.',
    'prose/glossary': 'Only words that the glossary allows.',
    'prose/filler': 'No words without meaning.',
    'prose/inclusive': 'No words that hurt.',
    'prose/repeated-word': 'No word twice in a row.',
  },
  async check(page) {
    if (!page.tree) return [];
    return [
      ...(await spelling(page)),
      ...(await inclusive(page)),
      ...terms(page),
      ...headingCase(page, longestFirst(listIn('names.txt'))),
    ];
  },
};
