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
    .filter((key) => typeof frontMatter[key] !== 'string' || frontMatter[key] === '')
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
  return [...unknown, ...missing, ...wrongLength, ...unknownApi];
}

/** Pages that share a description: search engines treat them as duplicates. A missing one is a mistake of its own. */
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

/** What the YAML parser says, as a mistake with its place. Front matter that is no YAML is most often text with a colon and no quotes. */
export function yamlMistake(error: unknown, file: string): Mistake {
  const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
  const message = `Front matter is not valid YAML: ${reason ?? String(error)}. Put quotes around a value that holds ": ".`;
  return {
    file,
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
    rule: 'front-matter/yaml',
    message,
  };
}
