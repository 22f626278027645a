import type { ApiSubject } from './api';

/**
 * Returns whether `api` in a guide's front matter has been resolved by the build. Separate from the
 * schemas, so that pages don't load the schema library.
 */
export const isApiSubject = (value: unknown): value is ApiSubject =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'package', 'version', 'source'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
