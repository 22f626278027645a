import { keepStored, readStored } from '@site/src/components/storage';

const keyOf = (page: string) => `docs-feedback:${page}`;

/** The rating a reader gave a page, `1` or `0`; none where nothing is kept or reading is denied. */
export const readRating = (page: string): string | null => readStored('local', keyOf(page));

/** Keeps a rating that has been sent. Where that is denied, it shows until the page is left. */
export const keepRating = (page: string, rating: number): void =>
  keepStored('local', keyOf(page), String(rating));
