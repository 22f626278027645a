import { isSitePath } from './urls';

/** A page in `pages.json`, which the build writes for each version. */
export interface ListedPage {
  /** URL with trailing slash. */
  path: string;
  title: string;
  /** Label in the side navigation, if it isn't the title. */
  label?: string;
}

export const pagesIn = (value: unknown): ListedPage[] =>
  Array.isArray(value) ? value.filter(isListedPage) : [];

function isListedPage(value: unknown): value is ListedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, label } = value as Partial<Record<keyof ListedPage, unknown>>;
  return (
    isSitePath(path) &&
    typeof title === 'string' &&
    (label === undefined || typeof label === 'string')
  );
}
