import { highlightLines } from './highlight';
import type { FenceMeta } from './fenceMeta';

/** Comments that mark lines, as in `themeConfig.prism`. They aren't shown. */
export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

const highlighted = 'line-highlight';

let magicComments: readonly MagicComment[] = [
  {
    className: highlighted,
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** @see https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments */
export function setMagicComments(comments: readonly MagicComment[]): void {
  magicComments = comments.map(({ className, ...rest }) => ({
    className: className === 'theme-code-block-highlighted-line' ? highlighted : className,
    ...rest,
  }));
}

interface MarkedLine {
  text: string;
  /** Class names: those of magic comments, or `line-add` and `line-remove` of a diff. */
  marks: readonly string[];
}

const comment = /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

/** Removes magic comments and diff signs from the code and returns their meaning. */
export function markLines(code: string, meta: Pick<FenceMeta, 'lines' | 'diff'>): MarkedLine[] {
  const result: MarkedLine[] = [];
  const inside = new Set<string>();
  const next = new Set<string>();
  const isCommand = (text: string): boolean => {
    const found = magicComments.filter(({ line, block }) =>
      [line, block?.start, block?.end].includes(text),
    );
    for (const { className, line, block } of found) {
      if (text === line) next.add(className);
      else if (text === block?.start) inside.add(className);
      else inside.delete(className);
    }
    return found.length > 0;
  };
  for (const line of code.split('\n')) {
    if (isCommand(comment.exec(line)?.[1] ?? '')) continue;
    const sign = meta.diff ? line[0] : undefined;
    const isListed = meta.lines.has(result.length + 1);
    const marks = new Set([...inside, ...next, ...(isListed ? [highlighted] : [])]);
    result.push({
      text: meta.diff ? line.slice(1) : line,
      marks: sign === '+' ? ['line-add'] : sign === '-' ? ['line-remove'] : [...marks],
    });
    next.clear();
  }
  return result;
}

/** Lines are wrapped in elements only if needed, to keep pages small. */
export function renderCode(code: string, language: string, meta: FenceMeta): string {
  const lines = markLines(code, meta);
  // The lines before and after a change are highlighted separately, as they are in two files.
  const [before, after] = ['line-add', 'line-remove'].map((left) => {
    const file = lines.filter(({ marks }) => !marks.includes(left));
    const html = highlightLines(file.map(({ text }) => text).join('\n'), language);
    return new Map(file.map((line, index) => [line, html[index] ?? '']));
  });
  const html = lines.map((line) => after?.get(line) ?? before?.get(line));
  const wrapAll = meta.showLineNumbers;
  if (!wrapAll && lines.every(({ marks }) => marks.length === 0)) return html.join('\n');
  return lines
    .map(
      ({ marks }, index) =>
        `<span class="${['line', ...marks].join(' ')}">${html[index] ?? ''}\n</span>`,
    )
    .join('');
}
