import { writeStored, readStored } from '@site/src/components/storage';

const keyOf = (page: string) => `docs-feedback:${page}`;

/** Rating that the reader gave a page, `1` or `0`; `null` if there's none. */
export const readRating = (page: string): string | null => readStored('local', keyOf(page));

/**
 * Stores a rating after it has been sent. If that's denied, it's shown until the reader leaves the
 * page.
 */
export const storeRating = (page: string, rating: number): void =>
  writeStored('local', keyOf(page), String(rating));
