/**
 * Pages of the navigation trees that are not written yet, by address without trailing slash. They stay out of the sidebar, and links to
 * them lead to the documentation published so far. A test fails when a page of this list exists or a missing page is not on it.
 */
export const unwritten: readonly string[] = [];

/** Whether an address (with or without trailing slash) is a page that is still to be written. */
export function isUnwritten(pathname: string): boolean {
  return unwritten.includes(pathname.replace(/\/$/, ''));
}
