/** `0.15` for 0.15.0, but `0.12.1`. */
export const shortVersion = (version: string): string => version.replace(/\.0$/, '');

/** Anchor of a release: `v0-15-0`. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** Compares exact versions, like a comparison function of `sort`. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });
