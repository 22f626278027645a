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
  /** Lines to highlight, 1-based. */
  lines: Set<number>;
  showLineNumbers: boolean;
  /** Lines begin with `+`, `-` or a space. */
  diff: boolean;
  /** Words that mean nothing: a writer's mistake. */
  unknown: string[];
}

const names = ['title', 'tab', 'file', 'region', 'nocheck'];

/** Every word a fence may have behind its language. */
export const metaWords = [...names, 'showLineNumbers', 'diff'];

/**
 * Lines of `{1,3-5}`, or nothing when it is no list of lines. The notation is Docusaurus', and so is its parser; what that one leaves out
 * or reads backwards is a mistake here.
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

/** Parses the rest of a fence's info string: `title="app.tsx" {1,3-4} showLineNumbers diff`. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { lines: new Set(), showLineNumbers: false, diff: false, unknown: [] };
  for (const [word, name = '', value = ''] of (meta ?? '').matchAll(
    /([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g,
  )) {
    const lines = parseLines(word);
    if (names.includes(name)) Object.assign(result, { [name]: value });
    else if (lines) result.lines = lines;
    else if (word === 'showLineNumbers') result.showLineNumbers = true;
    else if (word === 'diff') result.diff = true;
    else result.unknown.push(word);
  }
  return result;
}
