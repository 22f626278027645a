import path from 'node:path';
import type { CSpellSettings } from 'cspell-lib';
import { openBuildCache } from '../model/caches/buildCache';
import { readList, rootDir } from './rootDir';

/** A word that isn't in the dictionaries. */
export interface Misspelling {
  word: string;
  /** Position in the text. */
  offset: number;
  expected?: string;
}

const prose = path.join(__dirname, 'prose');

/**
 * The misspellings of each part of a text that has no spaces. Loading the dictionaries takes
 * seconds, so they're only loaded for parts that have never been checked.
 */
const known = openBuildCache(rootDir, 'words', [prose, __filename]);
process.once('exit', () => known.save('keep'));

interface Speller {
  settings: CSpellSettings;
  check: typeof import('cspell-lib').spellCheckDocument;
}

let speller: Promise<Speller> | undefined;

async function loadSpeller(): Promise<Speller> {
  const { getDefaultSettings, mergeSettings, spellCheckDocument } = await import('cspell-lib');
  const settings = mergeSettings(await getDefaultSettings(), {
    language: 'en-US',
    words: readList(path.join(prose, 'words.txt')),
    dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'companies', 'html', 'css', 'k8s'],
    minWordLength: 3,
  });
  return { settings, check: spellCheckDocument };
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns whether a word isn't English: a word in another script, a name with accents, or a word
 * whose spelling differs from the dictionary only by accents.
 */
function isForeign(word: string, expected?: string): boolean {
  if (!/\p{Script=Latin}/u.test(word)) return true;
  return (
    /[^\p{ASCII}’]/u.test(word) && (/^\p{Lu}/u.test(word) || withoutAccents(word) === expected)
  );
}

const isPart = (word: string) => word.length < 4 && !/^[a-z]+$/.test(word);

async function check(text: string): Promise<Misspelling[]> {
  const { settings, check: spellCheck } = await (speller ??= loadSpeller());
  const { issues } = await spellCheck(
    { uri: 'file:///page.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true },
    settings,
  );
  return issues
    .map(({ text: word, offset, suggestions: [expected] = [] }) => ({ word, offset, expected }))
    .filter(({ word, expected }) => !isPart(word) && !isForeign(word, expected));
}

/** Checks parts that haven't been checked before, one on each line. */
async function learn(parts: readonly string[]): Promise<void> {
  const found = await check(parts.join('\n'));
  let start = 0;
  for (const part of parts) {
    const end = start + part.length;
    const own = found.filter(({ offset }) => offset >= start && offset < end);
    const from = start;
    known.sync('part', part, () => own.map((each) => ({ ...each, offset: each.offset - from })));
    start = end + 1;
  }
}

/** Finds the words of a text that aren't in the dictionaries. */
export async function misspellingsIn(text: string): Promise<Misspelling[]> {
  const parts = [...text.matchAll(/\S+/g)];
  const fresh = new Set(parts.map(([part]) => part).filter((part) => !known.has('part', part)));
  if (fresh.size > 0) await learn([...fresh]);
  return parts.flatMap(({ 0: part, index }) =>
    known
      .sync<Misspelling[]>('part', part, () => [])
      .map((each) => ({ ...each, offset: index + each.offset })),
  );
}
