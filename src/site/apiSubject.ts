import type { ApiSubject } from './api';

/**
 * Whether a guide's front matter `api` is what the build makes of it. Apart from the contract, so
 * that no page loads its schema library.
 */
export const isApiSubject = (value: unknown): value is ApiSubject =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'package', 'version', 'source'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
