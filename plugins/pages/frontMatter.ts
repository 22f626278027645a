import matter from '@11ty/gray-matter';
import type { Mistake } from '../shared/mistakes';

/**
 * Front matter and body of a page, as Docusaurus reads them. The options turn off gray-matter's cache, which returns no front matter
 * the second time it reads invalid YAML.
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

/** An error of the YAML parser, as a mistake with its place. The usual cause is text with a colon and without quotes. */
export function yamlMistake(error: unknown, file: string): Mistake {
  const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
  const words = reason ?? String(error);
  const mend = /duplicated/.test(words)
    ? 'Remove one of the two lines.'
    : /\btab\b/.test(words)
      ? 'Indent with spaces.'
      : 'Put quotes around a value that holds ": ".';
  const message = `Front matter is not valid YAML: ${words}. ${mend}`;
  return {
    file,
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
    rule: 'front-matter/yaml',
    message,
  };
}
