export type Headers = Readonly<Record<string, string>>;

/** Headers of each kind of file. Every URL has `common`, and at most one of the others. */
export interface HostHeaders {
  common: Headers;
  page: Headers;
  /** Pages that run demos in frames on our own pages. */
  demo: Headers;
  editedDemo: Headers;
  /** Files with a hash of their content in their name. */
  hashed: Headers;
  /** Files with permanent names, such as pictures. */
  unhashed: Headers;
  /** Files that must never be older than the pages: the worker and lists. */
  fresh: Headers;
}

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

export const editedDemoFolder = 'edited-demo';

export function hostHeaders(policies: Record<'page' | 'demo' | 'editedDemo', string>): HostHeaders {
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
    editedDemo: {
      'Content-Security-Policy': policies.editedDemo,
      'X-Frame-Options': 'SAMEORIGIN',
      ...revalidate,
    },
    hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    unhashed: { 'Cache-Control': 'public, max-age=3600' },
    fresh: { 'Cache-Control': 'no-cache' },
  };
}

/** Below the base URL: all files of a build, with hashes. */
export const filesFile = 'files.json';

export const freshFiles = [
  filesFile,
  'sw.js',
  'offline.json',
  'pages.json',
  'manifest.webmanifest',
  'sitemap.xml',
  'feed.xml',
  'llms.txt',
];

/**
 * Patterns for the URLs of all pages except those of demos, without overlaps: a host sends the
 * headers of every matching block, and two policies would both apply.
 */
export function pagePatterns(paths: string[], baseUrls: readonly string[]): string[] {
  const patterns = paths.flatMap((path) => {
    const base = baseUrls.find((each) => path.startsWith(each)) ?? '/';
    const [first = '', ...rest] = path.slice(base.length).split('/');
    if (['demos', editedDemoFolder].includes(first) && base !== '/') return [];
    return rest.length > 0 ? `${base}${first}/*` : path;
  });
  return [...new Set(patterns)].sort();
}

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
      [`${baseUrl}${editedDemoFolder}/*`, headers.editedDemo],
      [`${baseUrl}assets/*`, headers.hashed],
      [`${baseUrl}static/*`, headers.unhashed],
      ...freshFiles.map((file): [string, Headers] => [`${baseUrl}${file}`, headers.fresh]),
    ]),
  ];
  blocks.push(['/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }]);
  const renderHeader = ([pattern, values]: [string, Headers]) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${blocks.map(renderHeader).join('\n\n')}\n`;
}
