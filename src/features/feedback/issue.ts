import { repositories } from '@site/src/site/origins';

export interface IssueSubject {
  title: string;
  /** Full URL of the page. */
  url: string;
  rating: 1 | 0;
}

/**
 * URL of a new prefilled issue: in the repository of these pages (docs/behavior.md#repositories),
 * or if that isn't known, in the one of the product. The thumbs link to it if no feedback service
 * is configured.
 */
export function issueUrl(
  { title, url, rating }: IssueSubject,
  repository: string = process.env.DOCS_REPOSITORY_URL || repositories.product,
): string {
  const question = rating === 1 ? 'What helped you?' : 'What is missing or wrong?';
  const query = new URLSearchParams({
    title: `[docs] Feedback on "${title}"`,
    body: `Page: ${url}\nHelpful: ${rating === 1 ? 'yes' : 'no'}\n\n${question}\n`,
  });
  return `${repository}/issues/new?${query}`;
}
