import { baseUrl } from '../../src/site/origins';
import { productList } from '../../src/site/products';
import { nearest, type Mistake } from '../shared/mistakes';

/** Front matter a page may have. `title`, `description` and `slug` are required; `api` names the component or hook that a guide is about. */
export const frontMatterKeys = [
  'title',
  'description',
  'slug',
  'sidebar_label',
  'keywords',
  'image',
  'toc_max_heading_level',
  'api',
] as const;

const required = ['title', 'description', 'slug'] as const;

/** Lengths in characters that search results show in full. */
export const descriptionLength = { min: 50, max: 160 };

/** What is wrong with a value; nothing if Docusaurus accepts it. */
function checkValue(key: string, value: unknown): string | undefined {
  if (key === 'keywords')
    return Array.isArray(value) && value.every((word) => typeof word === 'string')
      ? undefined
      : 'keywords is a list of words. Write keywords: [one, two].';
  if (key === 'toc_max_heading_level')
    return typeof value === 'number' && value >= 2 && value <= 6
      ? undefined
      : 'toc_max_heading_level is a number from 2 to 6.';
  if (value === null || value === '') return `${key} has no text. Write one, or remove the line.`;
  return typeof value === 'string'
    ? undefined
    : `${key} is not text for YAML. Write ${key}: "${value instanceof Date ? value.toISOString().slice(0, 10) : String(value)}".`;
}

/** The start of an address that a slug leaves out. */
const productPrefix = new RegExp(
  `^${baseUrl}(?:${productList.map(({ key }) => key).join('|')})(?=/)`,
);

/** What is wrong with the path of a page. */
function checkSlug(slug: string): string | undefined {
  const path = slug.replace(/\.mdx?\/?$/, '').replace(productPrefix, '');
  const mended = path
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return mended === slug
    ? undefined
    : `The slug "${slug}" is not the path below the product, in small letters with hyphens. Write "${mended}".`;
}

/** Front matter that is not at the start, or has no end: the page would show it. */
export function misplacedFrontMatter(source: string, file: string): Mistake | undefined {
  const found = checkPlace(source.split(/\r?\n/));
  return found && { file, column: 1, rule: 'front-matter/place', ...found };
}

function checkPlace(lines: readonly string[]): { line: number; message: string } | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const fence = lines.slice(0, 5).findIndex((line) => /^\s*-{3,}\s*$/.test(line));
  if (fence < 0) return undefined;
  if (fence > 0 && first === fence)
    return {
      line: fence + 1,
      message: 'The front matter begins in the first line. Remove what is above it.',
    };
  return lines.slice(fence + 1).some((line) => /^---\s*$/.test(line))
    ? undefined
    : {
        line: fence + 1,
        message: 'The front matter is never closed. Write "---" in a line of its own below it.',
      };
}

/**
 * Checks one page's front matter. Line numbers are those of the file; a missing key is reported on its first line.
 * @param apiNames components and hooks of the page's version
 */
export function checkFrontMatter(
  frontMatter: Record<string, unknown>,
  source: string,
  file: string,
  apiNames: readonly string[],
): Mistake[] {
  const lines = source.split('\n');
  const lineOf = (key: string) =>
    Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
  const mistake = (line: number, rule: string, message: string): Mistake => ({
    file,
    line,
    column: 1,
    rule: `front-matter/${rule}`,
    message,
  });

  const unknown = Object.keys(frontMatter)
    .filter((key) => !frontMatterKeys.some((known) => known === key))
    .map((key) =>
      mistake(
        lineOf(key),
        'unknown-key',
        `"${key}" is not a front matter key.${nearest(key, frontMatterKeys)}`,
      ),
    );
  const missing = required
    .filter((key) => frontMatter[key] === undefined)
    .map((key) => mistake(1, 'missing-key', `The page needs a "${key}".`));
  const { description } = frontMatter;
  const length = typeof description === 'string' ? description.length : descriptionLength.min;
  const wrongLength =
    length < descriptionLength.min || length > descriptionLength.max
      ? [
          mistake(
            lineOf('description'),
            'description-length',
            `The description has ${length} characters; write ${descriptionLength.min} to ${descriptionLength.max}.`,
          ),
        ]
      : [];
  const { api } = frontMatter;
  const unknownApi =
    api === undefined || apiNames.some((name) => name === api)
      ? []
      : [
          mistake(
            lineOf('api'),
            'unknown-api',
            `There is no API data for "${String(api)}".${nearest(String(api), apiNames)}`,
          ),
        ];
  const values = frontMatterKeys
    .filter((key) => key !== 'api' && frontMatter[key] !== undefined)
    .flatMap((key) => {
      const wrong = checkValue(key, frontMatter[key]);
      return wrong ? [mistake(lineOf(key), 'invalid-value', wrong)] : [];
    });
  const { slug } = frontMatter;
  const wrongSlug = typeof slug === 'string' && slug.startsWith('/') ? checkSlug(slug) : undefined;
  return [
    ...unknown,
    ...missing,
    ...values,
    ...(wrongSlug ? [mistake(lineOf('slug'), 'slug', wrongSlug)] : []),
    ...wrongLength,
    ...unknownApi,
  ];
}

/** Pages that share a description: search engines treat them as duplicates. A missing one is a separate mistake. */
export function checkUnique(pages: { file: string; description: string }[]): Mistake[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, description }) => {
    const other = first.get(description);
    if (!other && description) first.set(description, file);
    return other
      ? [
          {
            file,
            line: 1,
            column: 1,
            rule: 'front-matter/duplicate-description',
            message: `${other} has the same description.`,
          },
        ]
      : [];
  });
}
