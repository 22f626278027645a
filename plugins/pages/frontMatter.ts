import matter from '@11ty/gray-matter';
import type { Problem } from '../shared/problems';

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
