import { highlightLines } from '../shared/highlight';
import type { FenceMeta } from './meta';

type Mark = 'highlight' | 'add' | 'remove' | undefined;

interface MarkedLine {
  text: string;
  mark: Mark;
}

const comment =
  /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Takes `highlight-…` comments and diff signs out of the code and keeps what they mean. */
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

/**
 * Highlighted HTML of a code block. Lines are wrapped only where a mark or line numbers need it,
 * which keeps the page small. The plain text a reader copies is the text content without removed
 * lines.
 */
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
