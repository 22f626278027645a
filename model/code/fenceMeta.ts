import rangeParser from 'parse-numeric-range';

/** Options in the info string of a fence, after its language. */
export interface FenceMeta {
  title?: string;
  tab?: string;
  /** File in this repository to quote; the fence has no body. */
  file?: string;
  /** Region of `file`: the lines between `#region name` and `#endregion name`. */
  region?: string;
  /** Reason why this sample isn't type-checked. */
  nocheck?: string;
  /** Reason why `npm run test:guides` neither runs nor writes this fence. */
  norun?: string;
  /** How to combine the code with an existing file: merge JSON keys, or append lines. */
  part?: FencePart;
  /** Questions that the commands ask, with the answers. */
  asks?: Question[];
  /** Lines to highlight, 1-based. */
  lines: Set<number>;
  showLineNumbers: boolean;
  /** Lines begin with `+`, `-`, or a space. */
  diff: boolean;
  /** Unknown words, which are reported to the writer. */
  unknown: string[];
}

const parts = ['merge', 'append'] as const;
type FencePart = (typeof parts)[number];

/** A command's question and the answer: `Enter` accepts the default. */
export interface Question {
  question: string;
  answer: string;
}

const names = ['title', 'tab', 'file', 'region', 'nocheck', 'norun'];

export const metaWords = [...names, 'part', 'asks', 'showLineNumbers', 'diff'];

/** Docusaurus' parser of `{1,3-5}`, but rejects what that parser omits or reads backwards. */
function parseLines(word: string): Set<number> | undefined {
  const [, list] = /^\{([\d\s,-]+)\}$/.exec(word) ?? [];
  if (list === undefined) return undefined;
  const ranges = list.split(',').map((part) => rangeParser(part));
  const isValid = ranges.every(
    (lines) => lines.length > 0 && (lines[0] ?? 0) >= 1 && (lines[0] ?? 0) <= (lines.at(-1) ?? 0),
  );
  return isValid ? new Set(ranges.flat()) : undefined;
}

/** Parses `asks="Ok to proceed? → y | Name? → Enter"`; `undefined` if an answer is missing. */
function parseQuestions(value: string): Question[] | undefined {
  const questions = value.split(' | ').map((text) => {
    const [question = '', answer = '', ...rest] = text.split('→').map((word) => word.trim());
    return { question, answer, isComplete: question && answer && rest.length === 0 };
  });
  return questions.every(({ isComplete }) => isComplete)
    ? questions.map(({ question, answer }) => ({ question, answer }))
    : undefined;
}

const isPart = (value: string): value is FencePart => (parts as readonly string[]).includes(value);

/** Parses the rest of a fence's info string: `title="App.tsx" {1,3-4} showLineNumbers diff`. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { lines: new Set(), showLineNumbers: false, diff: false, unknown: [] };
  // Markdown removes the backslash of `\"` in a value.
  for (const [word, name = '', value = ''] of (meta ?? '').matchAll(
    /([\w-]+)="((?:(?!=").)*?)"(?![^\s{])|\{[^}]*\}|\S+/g,
  )) {
    const lines = parseLines(word);
    const questions = name === 'asks' ? parseQuestions(value) : undefined;
    if (Object.hasOwn(result, name)) result.unknown.push(word);
    else if (questions) result.asks = questions;
    else if (name === 'part' && isPart(value)) result.part = value;
    else if (names.includes(name)) Object.assign(result, { [name]: value });
    else if (lines) result.lines = new Set([...result.lines, ...lines]);
    else if (word === 'showLineNumbers') result.showLineNumbers = true;
    else if (word === 'diff') result.diff = true;
    else result.unknown.push(word);
  }
  return result;
}
