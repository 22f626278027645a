import { repositories } from '@site/model/facts/origins';

interface IssueSubject {
  title: string;
  url: string;
  rating: 1 | 0;
}

/** A new prefilled issue in the repository of these pages, or if unknown, of the product. */
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
