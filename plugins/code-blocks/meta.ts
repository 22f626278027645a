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

/** Lines of `{1,3-5}`, or nothing when it is no list of lines: they are 1-based and ascend within a range. */
function parseRanges(word: string): Set<number> | undefined {
  const ranges = [...word.matchAll(/(\d+)(?:-(\d+))?/g)].map(
    ([, from, to = from]) => [Number(from), Number(to)] as const,
  );
  if (
    !/^\{ *\d+(?:-\d+)?(?: *, *\d+(?:-\d+)?)* *\}$/.test(word) ||
    ranges.some(([from, to]) => from < 1 || to < from)
  )
    return undefined;
  return new Set(
    ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    ),
  );
}

/** Parses the rest of a fence's info string: `title="app.tsx" {1,3-4} showLineNumbers diff`. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { lines: new Set(), showLineNumbers: false, diff: false, unknown: [] };
  for (const [word, name = '', value = ''] of (meta ?? '').matchAll(
    /([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g,
  )) {
    const lines = parseRanges(word);
    if (names.includes(name)) Object.assign(result, { [name]: value });
    else if (lines) result.lines = lines;
    else if (word === 'showLineNumbers') result.showLineNumbers = true;
    else if (word === 'diff') result.diff = true;
    else result.unknown.push(word);
  }
  return result;
}
