import matter from '@11ty/gray-matter';
import type { Problem } from '../shared/problems';

/**
 * Parses front matter and body of a page as Docusaurus does. The options disable gray-matter's
 * cache, which returns no front matter the second time it reads invalid YAML.
 * @throws the error of the YAML parser
 */
export function parseFrontMatter(source: string): {
  frontMatter: Record<string, unknown>;
  content: string;
} {
  const { data, content } = matter(source.trim(), {});
  return { frontMatter: data, content: content.trim() };
}

/** URL of a page: the URL of its version, and the slug in its front matter. */
export const pageUrl = ({ slug = '' }: Record<string, unknown>, versionUrl: string): string =>
  `${versionUrl.replace(/\/$/, '')}${String(slug).replace(/\/?$/, '/')}`;

/**
 * Describes an error of the YAML parser. The most frequent cause is an unquoted value with a colon.
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
