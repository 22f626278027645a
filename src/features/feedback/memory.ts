const keyOf = (page: string) => `docs-feedback:${page}`;

/** The rating a reader gave a page, `1` or `0`; none where nothing is kept or reading is denied. */
export function readRating(page: string): string | null {
  try {
    return localStorage.getItem(keyOf(page));
  } catch {
    return null;
  }
}

/** Keeps a rating that has been sent. */
export function keepRating(page: string, rating: number): void {
  try {
    localStorage.setItem(keyOf(page), String(rating));
  } catch {
    // Denied or full: the rating shows until the page is left.
  }
}
