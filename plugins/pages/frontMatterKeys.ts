/** Allowed front matter. `api` names the component or hook that a guide is about. */
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
    : `"${key}" isn't a string in YAML. Write ${key}: "${value instanceof Date ? value.toISOString().slice(0, 10) : String(value)}".`;
}
