/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What each kind of file is sent with. Every address has `common`, and one of the others at most.
 */
export interface HostHeaders {
  common: Headers;
  page: Headers;
  /** Pages that run demos, in frames of our own pages. */
  demo: Headers;
  /** Files whose name changes with their content. */
  hashed: Headers;
  /** Pictures and the like, which keep their names. */
  named: Headers;
  /** Files that must never be older than the pages: the worker, lists. */
  fresh: Headers;
}

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The headers of a site with these two policies. */
export function hostHeaders(policies: { page: string; demo: string }): HostHeaders {
  return {
    common: {
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    page: {
      'Content-Security-Policy': policies.page,
      'X-Frame-Options': 'DENY',
      ...revalidate,
    },
    demo: {
      'Content-Security-Policy': policies.demo,
      'X-Frame-Options': 'SAMEORIGIN',
      ...revalidate,
    },
    hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    named: { 'Cache-Control': 'public, max-age=3600' },
    fresh: { 'Cache-Control': 'no-cache' },
  };
}

/** Files below the base that are asked for anew each time. */
export const freshFiles = [
  'sw.js',
  'offline.json',
  'pages.json',
  'manifest.webmanifest',
  'sitemap.xml',
];

/**
 * Patterns that cover the addresses of all pages but the demos, so that none is covered twice: a
 * host sends every block that matches, and two policies would both count.
 * @param addresses of pages, with trailing slash or file name
 * @param baseUrls of the languages
 */
export function pagePatterns(addresses: string[], baseUrls: readonly string[]): string[] {
  const patterns = addresses.flatMap((address) => {
    const base = baseUrls.find((each) => address.startsWith(each)) ?? '/';
    const [first = '', ...rest] = address.slice(base.length).split('/');
    if (first === 'demos' && base !== '/') return [];
    return rest.length > 0 ? `${base}${first}/*` : address;
  });
  return [...new Set(patterns)].sort();
}

/** The `_headers` file: patterns, each followed by its headers. @param baseUrls of the languages */
export function renderHeaders(
  headers: HostHeaders,
  pages: string[],
  baseUrls: readonly string[],
): string {
  const blocks: [string, Headers][] = [
    ['/*', headers.common],
    ...pages.map((pattern): [string, Headers] => [pattern, headers.page]),
    ...baseUrls.flatMap((baseUrl): [string, Headers][] => [
      [`${baseUrl}demos/*`, headers.demo],
      [`${baseUrl}assets/*`, headers.hashed],
      [`${baseUrl}static/*`, headers.named],
      ...freshFiles.map((file): [string, Headers] => [`${baseUrl}${file}`, headers.fresh]),
    ]),
  ];
  const render = ([pattern, values]: [string, Headers]) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${blocks.map(render).join('\n\n')}\n`;
}
