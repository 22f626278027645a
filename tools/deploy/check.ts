/** Response to a request. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests a URL without following redirects. */
export type FetchPath = (path: string, headers?: Record<string, string>) => Promise<SiteResponse>;

/** Creates a function that requests URLs of a site. Requests time out after 20 seconds. */
export const fetchFrom =
  (origin: string): FetchPath =>
  async (path, headers = {}) => {
    const response = await fetch(origin + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

/**
 * A problem with a deployed site. A `warning` is about something that hosts without rules can't do.
 */
export interface Finding {
  kind: 'error' | 'warning';
  path: string;
  message: string;
}

/** A redirect. */
export interface Redirect {
  from: string;
  to: string;
}

const error = (path: string, message: string): Finding => ({ kind: 'error', path, message });
const warning = (path: string, message: string): Finding => ({
  kind: 'warning',
  path,
  message,
});

/** Headers that each page must have. */
const requiredHeaders: [name: string, value: RegExp][] = [
  ['content-security-policy', /default-src 'self'/],
  ['strict-transport-security', /max-age=\d{7,}/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['permissions-policy', /./],
  ['x-frame-options', /^(DENY|SAMEORIGIN)$/],
];

/**
 * Checks the headers of a page. If a policy is sent twice, `fetch` joins both values with a comma.
 */
export function checkHeaders(path: string, headers: Headers): Finding[] {
  const findings = requiredHeaders
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => warning(path, `${name} is "${headers.get(name) ?? ''}".`));
  const policies = (headers.get('content-security-policy') ?? '').match(/default-src/g) ?? [];
  if (policies.length > 1)
    findings.push(error(path, 'Two policies are sent, and browsers apply both.'));
  const caching = headers.get('cache-control') ?? '';
  if (/immutable|max-age=[1-9]\d{3,}/.test(caching))
    findings.push(error(path, `Browsers cache a page: cache-control is "${caching}".`));
  return findings;
}

/** URLs in a sitemap. */
const urlsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** URLs of hashed files in a page. */
const assetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="?(\/toolpad\/assets\/[^"\s>]+)/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

async function checkPages(fetchPath: FetchPath): Promise<Finding[]> {
  const sitemap = await fetchPath('/toolpad/sitemap.xml');
  const paths = urlsIn(sitemap.text).map((url) => new URL(url).pathname);
  if (sitemap.status !== 200 || paths.length === 0)
    return [error('/toolpad/sitemap.xml', `There is no sitemap (status ${sitemap.status}).`)];
  const findings: Finding[] = [];
  for (const path of paths) {
    const { status, headers, text } = await fetchPath(path);
    if (status !== 200)
      findings.push(error(path, `The sitemap lists it, but its status is ${status}.`));
    else if (!/<h1[\s>]/.test(text)) findings.push(error(path, 'The page has no heading.'));
    else findings.push(...checkHeaders(path, headers));
  }
  return mergeFindings(findings);
}

/** Merges findings with the same message and adds their number. */
function mergeFindings(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.kind + finding.message;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` The same applies to ${others.length} more.` : '';
    return { ...first, message: first.message + more };
  });
}

/**
 * Reports a build for another origin. It works, but it registers no service worker and has wrong
 * canonical URLs.
 */
async function checkOrigin(fetchPath: FetchPath, origin: string): Promise<Finding[]> {
  const [url = ''] = urlsIn((await fetchPath('/toolpad/sitemap.xml')).text);
  const builtFor = URL.canParse(url) ? new URL(url).origin : origin;
  if (builtFor === origin) return [];
  return [
    warning(
      '/toolpad/sitemap.xml',
      `The site was built for ${builtFor}: no service worker is registered here. SITE_URL sets the origin.`,
    ),
  ];
}

async function checkAssets(fetchPath: FetchPath): Promise<Finding[]> {
  const page = await fetchPath('/toolpad/');
  const findings: Finding[] = [];
  for (const file of assetsOf(page.text)) {
    const { status, headers } = await fetchPath(file);
    if (status !== 200) findings.push(error(file, `A page loads it, but its status is ${status}.`));
    else if (!headers.get('cache-control')?.includes('immutable'))
      findings.push(
        warning(file, 'Browsers request it again, because it is not sent as immutable.'),
      );
  }
  const encoding = (await fetchPath('/toolpad/', { 'Accept-Encoding': 'br, gzip' })).headers.get(
    'content-encoding',
  );
  if (!encoding) findings.push(warning('/toolpad/', 'Pages are not compressed.'));
  return findings;
}

async function checkWorker(fetchPath: FetchPath): Promise<Finding[]> {
  const path = '/toolpad/sw.js';
  const { status, headers, text } = await fetchPath(path);
  if (status !== 200) return [error(path, `There is no service worker (status ${status}).`)];
  const findings: Finding[] = [];
  if (!/javascript/.test(headers.get('content-type') ?? ''))
    findings.push(
      error(path, `Its type is ${headers.get('content-type')}, which browsers reject.`),
    );
  if (!/addEventListener/.test(text)) findings.push(error(path, 'It is not a service worker.'));
  if (/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? ''))
    findings.push(error(path, 'Browsers and proxies cache it, so updates arrive late.'));
  return findings;
}

async function checkManifest(fetchPath: FetchPath): Promise<Finding[]> {
  const path = '/toolpad/manifest.webmanifest';
  const { status } = await fetchPath(path);
  return status === 200 ? [] : [error(path, `There is no manifest (status ${status}).`)];
}

/** Checks redirects with wildcards, which only hosts with rules support. */
async function checkWildcards(fetchPath: FetchPath, redirects: Redirect[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { from, to } of redirects.filter((each) => each.from.endsWith('*'))) {
    const path = from.replace('*', 'some/page/');
    const target = to.replace(':splat', 'some/page/');
    const { status, headers } = await fetchPath(path);
    if (status < 300 || status >= 400 || !headers.get('location')?.endsWith(target))
      findings.push(warning(path, `It does not redirect to ${target}: its status is ${status}.`));
  }
  return findings;
}

async function checkRedirects(fetchPath: FetchPath, redirects: Redirect[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { from, to } of redirects.filter((each) => !each.from.includes('*'))) {
    const { status, headers, text } = await fetchPath(`${from}?a=1`);
    const [path = '', hash] = to.split('#');
    const target = `${path}?a=1${hash ? `#${hash}` : ''}`;
    const location = headers.get('location');
    if (status >= 300 && status < 400) {
      if (location !== target && !location?.endsWith(target))
        findings.push(error(from, `It redirects to ${location} instead of ${target}.`));
    } else if (status !== 200 || !text.includes(`href="${to}"`)) {
      findings.push(error(from, `It should redirect to ${to}, but its status is ${status}.`));
    }
  }
  const root = await fetchPath('/');
  if (!(root.headers.get('location') ?? root.text).includes('/toolpad/'))
    findings.push(error('/', 'The root does not redirect to /toolpad/.'));
  return findings;
}

async function checkMissing(fetchPath: FetchPath): Promise<Finding[]> {
  const path = '/toolpad/no/such/page/';
  const { status, text } = await fetchPath(path);
  const findings: Finding[] = [];
  if (status !== 404) findings.push(error(path, `The status of a missing page is ${status}.`));
  if (!text.includes('Page not found'))
    findings.push(warning(path, 'The response to a missing page is not the 404 page of the site.'));
  for (const file of ['/_headers', '/_redirects', '/_nginx.conf']) {
    if ((await fetchPath(file)).status === 200)
      findings.push(warning(file, 'A file for hosts is public.'));
  }
  return findings;
}

/**
 * Checks a deployed site with HTTP requests.
 * @param origin origin of the site, such as `https://docs.example.com`
 */
export async function checkDeployment(
  fetchPath: FetchPath,
  redirects: Redirect[],
  origin: string,
): Promise<Finding[]> {
  const parts = [
    checkOrigin(fetchPath, origin),
    checkPages(fetchPath),
    checkAssets(fetchPath),
    checkWorker(fetchPath),
    checkManifest(fetchPath),
    checkRedirects(fetchPath, redirects),
    checkWildcards(fetchPath, redirects),
    checkMissing(fetchPath),
  ];
  return (await Promise.all(parts)).flat();
}
