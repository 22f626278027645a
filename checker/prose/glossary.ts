import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Words to avoid, as in `terms.yml`. */
interface Term {
  not: string;
  /** What to write instead. */
  use?: string;
  /** The reason, as a sentence. */
  why: string;
  matchCase?: boolean;
}

const terms = parse(readFileSync(path.join(__dirname, 'terms.yml'), 'utf8')) as {
  glossary: (Term & { use: string })[];
  fillers: string[];
  words: Record<string, string>;
  slips: Term[];
  dated: string[];
};

/** Words for pages, the interface, and API descriptions. */
export const glossary = terms.glossary.map(({ not, use, why, matchCase }) => ({
  not: new RegExp(not, matchCase ? '' : 'i'),
  use,
  why,
}));

/** Filler words, and words that call something easy. */
export const fillers = terms.fillers.map((words) => new RegExp(words, 'i'));

/** Errors in grammar and punctuation. `$1` in `use` is the first group of the pattern. */
export const slips = terms.slips.map(({ not, use, why }) => ({
  not: new RegExp(
    not.replace(/<(\w+)>/g, (_, kind: string) => `${terms.words[kind]}`),
    'giu',
  ),
  use,
  why,
}));

/** Words for times that depend on when the page is read. */
export const dated = new RegExp(terms.dated.join('|'), 'gi');
