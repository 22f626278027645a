import rangeParser from 'parse-numeric-range';

/** What the info string of a fence may say, besides its language. */
export interface FenceMeta {
  /** File name shown above the code. */
  title?: string;
  /** Label of the tab inside `<CodeTabs>`. */
  tab?: string;
  /** File of this repository to quote instead of a body. */
  file?: string;
  /** Region of `file`: the lines between `#region name` and `#endregion name`. */
  region?: string;
  /** Why this sample is not type-checked. */
  nocheck?: string;
  /** Why `npm run test:guides` neither runs nor writes this fence. */
  norun?: string;
  /** How the code joins a file that exists: the keys of a JSON file, or lines at the end. */
  part?: FencePart;
  /** Questions that the commands ask, each with its answer. */
  asks?: Question[];
  /** Lines to highlight, 1-based. */
  lines: Set<number>;
  showLineNumbers: boolean;
  /** Lines begin with `+`, `-` or a space. */
  diff: boolean;
  /** Words that mean nothing: a writer's problem. */
  unknown: string[];
}

const parts = ['merge', 'append'] as const;
export type FencePart = (typeof parts)[number];

/** A question of a command, and what to answer: `Enter` for the proposed answer. */
export interface Question {
  question: string;
  answer: string;
}

const names = ['title', 'tab', 'file', 'region', 'nocheck', 'norun'];

/** Every word a fence may have behind its language. */
export const metaWords = [...names, 'part', 'asks', 'showLineNumbers', 'diff'];

/**
 * Lines of `{1,3-5}`, or nothing when it is no list of lines. The notation is Docusaurus', and so
 * is its parser; what that one leaves out or reads backwards is a problem here.
 */
function parseLines(word: string): Set<number> | undefined {
  const [, list] = /^\{([\d\s,-]+)\}$/.exec(word) ?? [];
  if (list === undefined) return undefined;
  const ranges = list.split(',').map((part) => rangeParser(part));
  const sound = ranges.every(
    (lines) => lines.length > 0 && (lines[0] ?? 0) >= 1 && (lines[0] ?? 0) <= (lines.at(-1) ?? 0),
  );
  return sound ? new Set(ranges.flat()) : undefined;
}

/** Questions of `asks="Ok to proceed? → y | Name? → Enter"`, or nothing when one has no answer. */
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
  for (const [word, name = '', value = ''] of (meta ?? '').matchAll(
    /([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g,
  )) {
    const lines = parseLines(word);
    const questions = name === 'asks' ? parseQuestions(value) : undefined;
    if (questions) result.asks = questions;
    else if (name === 'part' && isPart(value)) result.part = value;
    else if (names.includes(name)) Object.assign(result, { [name]: value });
    else if (lines) result.lines = lines;
    else if (word === 'showLineNumbers') result.showLineNumbers = true;
    else if (word === 'diff') result.diff = true;
    else result.unknown.push(word);
  }
  return result;
}
