// Reads URLs from outside. Separate from `paths.ts`, so that small scripts don't load the products.

const site = 'https://site.example';

/**
 * Returns whether a string is the path of a page or file on this site, with or without query and
 * hash. Browsers interpret `//host`, `/\host`, and `/⇥/host` as URLs on another host.
 */
export function isSitePath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  try {
    return new URL(path, site).origin === site;
  } catch {
    return false;
  }
}

/** Decodes a part of a URL. Returns it unchanged if it isn't encoded correctly. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
