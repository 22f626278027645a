import matter from '@11ty/gray-matter';
import type { Problem } from '../shared/problems';

/**
 * Front matter and body of a page, as Docusaurus reads them. The options turn off gray-matter's
 * cache, which returns no front matter the second time it reads invalid YAML.
 * @throws what the YAML parser reports
 */
export function parseFrontMatter(source: string): {
  frontMatter: Record<string, unknown>;
  content: string;
} {
  const { data, content } = matter(source.trim(), {});
  return { frontMatter: data, content: content.trim() };
}

/** URL of a page: that of its version, and the slug of its front matter. */
export const addressOf = ({ slug = '' }: Record<string, unknown>, versionUrl: string): string =>
  `${versionUrl.replace(/\/$/, '')}${String(slug).replace(/\/?$/, '/')}`;

/**
 * Describes an error of the YAML parser. The most frequent cause is a value with a colon and
 * without quotes.
 */
export function yamlProblem(error: unknown, file: string): Problem {
  const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
  const words = reason ?? String(error);
  const note = /duplicated/.test(words)
    ? 'Remove one of the two lines.'
    : /\btab\b/.test(words)
      ? 'Indent with spaces.'
      : 'Put quotes around a value that holds ": ".';
  const message = `Front matter is not valid YAML: ${words}.`;
  return {
    file,
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
    rule: 'front-matter/yaml',
    message,
    note,
  };
}
