import matter from '@11ty/gray-matter';
import * as v from 'valibot';
import { baseUrl } from '../facts/origins';
import { productList } from '../facts/products';
import type { Problem } from '../problems';

const text = v.pipe(v.string(), v.nonEmpty());

/** Keys and values. `title_meta` replaces the title in search results and tabs. */
const schema = v.object({
  title: text,
  title_meta: v.optional(text),
  description: text,
  slug: text,
  sidebar_label: v.optional(text),
  keywords: v.optional(v.array(v.string())),
  image: v.optional(text),
  toc_max_heading_level: v.optional(v.pipe(v.number(), v.minValue(2), v.maxValue(6))),
  api: v.optional(text),
});

type Key = keyof typeof schema.entries;

export const frontMatterKeys = Object.keys(schema.entries) as Key[];

/** Keys that every page has. */
export const requiredKeys = frontMatterKeys.filter(
  (key) => schema.entries[key].type !== 'optional',
);

/** Lengths that search results show in full, in characters. */
export const descriptionLength = { min: 50, max: 160 };

/** A value as it's written in one line, without a comment. YAML reads `4.10` as 4.1. */
const writtenValue = (key: string, source: string) =>
  new RegExp(`^["']?${key}["']?:[^\\S\\n]+(\\S.*?)\\s*(?:\\s#.*)?$`, 'm').exec(source)?.[1];

/**
 * Describes the problem with a value that Docusaurus would reject, or returns `undefined`.
 * @param source of the page, whose words the description repeats
 */
export function describeInvalidValue(key: string, value: unknown, source = ''): string | undefined {
  const expected = Object.hasOwn(schema.entries, key) ? schema.entries[key as Key] : text;
  if (v.is(expected, value)) return undefined;
  if (key === 'keywords') return '"keywords" must be a list of words. Write keywords: [one, two].';
  if (key === 'toc_max_heading_level')
    return '"toc_max_heading_level" must be a number from 2 to 6.';
  return value === null || value === ''
    ? `"${key}" is empty. Add a value, or remove the line.`
    : `"${key}" isn't a string in YAML. Write ${key}: ${JSON.stringify(writtenValue(key, source) ?? displayValue(value))}.`;
}

/** `…` for an object, which may have no text, and for a list in a list, which may be cyclic. */
export function displayValue(value: unknown): string {
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

/** The start of a URL that slugs must omit. */
const productPrefix = new RegExp(
  `^${baseUrl}(?:${productList.map(({ key }) => key).join('|')})(?=/)`,
);

/** A slug as it has to be written. */
export const correctSlug = (slug: string) =>
  slug
    .replace(/\.mdx?\/?$/, '')
    .replace(productPrefix, '')
    .trim()
    .toLowerCase()
    .replace(/(?:[^\p{L}\p{N}\p{M}/.~-]|\p{Default_Ignorable_Code_Point})+/gu, '-')
    .replace(/-*\/(?:\.*\/)*[.-]*/g, '/')
    .replace(/(?<=.)-$/, '');

/** Returns whether a page has a URL that nobody links to, because its slug is wrong. */
export const hasLostSlug = ({ slug }: Record<string, unknown>): boolean =>
  typeof slug !== 'string' || !slug.startsWith('/') || slug !== correctSlug(slug);

/** Lines that look like the end of front matter, such as `----` and an em dash. */
const wrongEnd = /^(?!---\s*$)\s*(?:-{2,}|[–—]-?)\s*$/;

/** Front matter that isn't at the start, or doesn't start and end with `---`, shows on the page. */
export function misplacedFrontMatter(source: string, file: string): Problem | undefined {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start]?.trimEnd() ?? '';
  if (!/^\s*-{3,}$/.test(first)) return undefined;
  const end = lines.findIndex((line, index) => index > start && /^---\s*$/.test(line));
  const wrong = lines.findIndex((line, index) => index > start && wrongEnd.test(line));
  const problem = (
    line: number,
    message: string,
    note = 'Write "---" at the start of the line.',
  ) => ({ file, line: line + 1, column: 1, rule: 'front-matter/place', message, note });
  if (start > 0)
    return problem(start, "The front matter isn't on the first line.", 'Delete what is above it.');
  if (first !== '---') return problem(0, `The front matter starts with "${first}".`);
  // A value of several lines can contain such a line, indented.
  const isInValue =
    end > 0 && /^\s/.test(lines[wrong] ?? '') && /^\s|[|>][+-]?$/.test(lines[wrong - 1] ?? '');
  if (wrong >= 0 && (end < 0 || wrong < end) && !isInValue)
    return problem(wrong, `The front matter ends with "${lines[wrong]?.trimEnd()}".`);
  if (end < 0)
    return problem(
      0,
      'The front matter is never closed.',
      'Add "---" on a separate line after it.',
    );
  return undefined;
}

/** A value with a quote at its start, but not at its end. */
const openQuote = /^[\w-]+: *(?:"(?:[^"\\]|\\.)*|'[^']*)$/;

/** The most frequent cause is an unquoted value with a colon. */
export function yamlProblem(error: unknown, file: string, source = ''): Problem {
  const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
  const words = reason ?? String(error);
  const open = source.split(/\r?\n/, mark?.line).findIndex((line) => openQuote.test(line));
  if (open >= 0)
    return {
      ...{ file, line: open + 1, column: 1, rule: 'front-matter/yaml' },
      message: 'The quote on this line is never closed.',
      note: 'Write it again at the end of the value.',
    };
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
