import type { FeedbackEntry } from './store';

/** Formats a reader's text for a terminal: one line without control characters. */
const toPlainText = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '');

function renderPage(page: string, entries: FeedbackEntry[]): string {
  const helpful = entries.filter(({ rating }) => rating === 1).length;
  const comments = entries
    .filter(({ comment }) => comment !== '')
    .map(
      ({ createdAt, rating, comment, section }) =>
        `    ${createdAt.slice(0, 10)} ${rating === 1 ? '+' : '-'} ${section ? `#${toPlainText(section)}: ` : ''}${toPlainText(comment)}`,
    );
  return [`${toPlainText(page)}  ${helpful} of ${entries.length} helpful`, ...comments].join('\n');
}

/** Lists feedback by page, the least helpful pages first. */
export function renderReport(entries: FeedbackEntry[]): string {
  if (entries.length === 0) return 'There is no feedback yet.';
  const pages = new Map<string, FeedbackEntry[]>();
  entries.forEach((entry) => pages.set(entry.page, [...(pages.get(entry.page) ?? []), entry]));
  const unhelpful = (list: FeedbackEntry[]) => list.filter(({ rating }) => rating === 0).length;
  return [...pages]
    .sort(([pageA, a], [pageB, b]) => unhelpful(b) - unhelpful(a) || pageA.localeCompare(pageB))
    .map(([page, list]) => renderPage(page, list))
    .join('\n\n');
}
