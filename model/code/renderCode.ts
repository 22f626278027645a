import { highlightLines } from './highlight';
import type { FenceMeta } from './fenceMeta';

type Mark = 'highlight' | 'add' | 'remove' | undefined;

interface MarkedLine {
  text: string;
  mark: Mark;
}

const comment =
  /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Removes `highlight-…` comments and diff signs from the code and returns their meaning. */
export function markLines(code: string, meta: Pick<FenceMeta, 'lines' | 'diff'>): MarkedLine[] {
  const result: MarkedLine[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = comment.exec(line)?.[1];
    if (command) {
      next = command === 'next-line';
      inside = command === 'start' || (inside && command !== 'end');
      continue;
    }
    const sign = meta.diff ? line[0] : undefined;
    const diffMark: Mark = sign === '+' ? 'add' : sign === '-' ? 'remove' : undefined;
    const highlighted = next || inside || meta.lines.has(result.length + 1);
    result.push({
      text: meta.diff ? line.slice(1) : line,
      mark: diffMark ?? (highlighted ? 'highlight' : undefined),
    });
    next = false;
  }
  return result;
}

const markClass = { highlight: 'line-highlight', add: 'line-add', remove: 'line-remove' } as const;

/** Lines are wrapped in elements only if needed, to keep pages small. */
export function renderCode(code: string, language: string, meta: FenceMeta): string {
  const lines = markLines(code, meta);
  const html = highlightLines(lines.map(({ text }) => text).join('\n'), language);
  const wrapAll = meta.showLineNumbers;
  if (!wrapAll && lines.every(({ mark }) => !mark)) return html.join('\n');
  return lines
    .map(({ mark }, index) => {
      const className = ['line', mark && markClass[mark]].filter(Boolean).join(' ');
      return `<span class="${className}">${html[index] ?? ''}\n</span>`;
    })
    .join('');
}
