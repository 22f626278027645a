import matter from '@11ty/gray-matter';
import type { Problem } from '../problems';

/** `title_meta` replaces the title in search results and tabs, if pages have the same title. */
export const frontMatterKeys = [
  'title',
  'title_meta',
  'description',
  'slug',
  'sidebar_label',
  'keywords',
  'image',
  'toc_max_heading_level',
  'api',
] as const;

/** Lengths that search results show in full, in characters. */
export const descriptionLength = { min: 50, max: 160 };

/** Describes the problem with a value that Docusaurus would reject, or returns `undefined`. */
export function describeInvalidValue(key: string, value: unknown): string | undefined {
  if (key === 'keywords')
    return Array.isArray(value) && value.every((word) => typeof word === 'string')
      ? undefined
      : '"keywords" must be a list of words. Write keywords: [one, two].';
  if (key === 'toc_max_heading_level')
    return typeof value === 'number' && value >= 2 && value <= 6
      ? undefined
      : '"toc_max_heading_level" must be a number from 2 to 6.';
  if (value === null || value === '') return `"${key}" is empty. Add a value, or remove the line.`;
  return typeof value === 'string'
    ? undefined
    : `"${key}" isn't a string in YAML. Write ${key}: "${displayValue(value)}".`;
}

/** `…` for an object, which may have no text, and for a list in a list, which may be cyclic. */
export function displayValue(value: unknown): string {
  if (value instanceof Date && !Number.isNaN(value.valueOf()))
    return value.toISOString().slice(0, 10);
  if (Array.isArray(value))
    return value.map((item) => (Array.isArray(item) ? '…' : displayValue(item))).join();
  return typeof value === 'object' ? '…' : String(value);
}

/** As Docusaurus does. Options disable gray-matter's cache, which ignores invalid YAML. */
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

/** Lines that look like the end of front matter, such as `----` and an em dash. */
const wrongEnd = /^(?!---\s*$)\s*(?:-{2,}|[–—]-?)\s*$/;

/** Front matter that isn't at the start, or doesn't start and end with `---`, shows on the page. */
export function misplacedFrontMatter(source: string, file: string): Problem | undefined {
  const lines = source.split(/\r?\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start]?.trim() ?? '';
  if (!/^-{3,}$/.test(first)) return undefined;
  const end = lines.findIndex((line, index) => index > start && /^---\s*$/.test(line));
  const wrong = lines.findIndex((line, index) => index > start && wrongEnd.test(line));
  const problem = (line: number, message: string, note: string): Problem => ({
    ...{ file, line: line + 1, column: 1, rule: 'front-matter/place', message, note },
  });
  if (start > 0)
    return problem(start, "The front matter isn't on the first line.", 'Delete what is above it.');
  if (lines[0]?.trimEnd() !== '---')
    return problem(0, `The front matter starts with "${first}".`, 'Write "---".');
  if (wrong >= 0 && (end < 0 || wrong < end))
    return problem(wrong, `The front matter ends with "${lines[wrong]?.trim()}".`, 'Write "---".');
  if (end < 0)
    return problem(
      0,
      'The front matter is never closed.',
      'Add "---" on a separate line after it.',
    );
  return undefined;
}

/** The most frequent cause is an unquoted value with a colon. */
export function yamlProblem(error: unknown, file: string): Problem {
  const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
  const words = reason ?? String(error);
  const note = /duplicated/.test(words)
    ? 'Remove one of the two lines.'
    : /\btab\b/.test(words)
      ? 'Indent with spaces.'
      : 'Put quotes around values that contain ": ".';
  const message = `The front matter isn't valid YAML: ${words}.`;
  return {
    file,
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
    rule: 'front-matter/yaml',
    message,
    note,
  };
}
