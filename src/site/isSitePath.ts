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
