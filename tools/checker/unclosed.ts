import type { PageFence } from '../../plugins/pages/model';
import type { Page } from './site';

/**
 * Returns whether a fence ends at the next fence or at the end of the page instead of a closing
 * mark.
 */
export function isUnclosed(
  { lines }: Pick<Page, 'lines'>,
  { line: first, lastLine, code }: PageFence,
): boolean {
  const [, mark] = /(`{3,}|~{3,})/.exec(lines[first - 1] ?? '') ?? [];
  if (mark === undefined) return false;
  const last = (lines[lastLine - 1] ?? '').replace(/^[\s>]*/, '').trim();
  const isClosed = lastLine > first && /^(`{3,}|~{3,})$/.test(last) && last.startsWith(mark);
  const opensAnother = code
    .split('\n')
    .some((line) => line.trim().startsWith(mark) && /^(?:`{3,}|~{3,})\w+/.test(line.trim()));
  return !isClosed || opensAnother;
}
