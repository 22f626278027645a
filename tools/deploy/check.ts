/** Response to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests a URL without following redirects. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** Creates a function that requests URLs of a site. Requests time out after 20 seconds. */
export const askAt =
  (origin: string): Ask =>
  async (address, headers = {}) => {
    const response = await fetch(origin + address, {
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
  address: string;
  message: string;
}

/** A redirect. */
export interface Moved {
  from: string;
  to: string;
}

const error = (address: string, message: string): Finding => ({ kind: 'error', address, message });
const warning = (address: string, message: string): Finding => ({
  kind: 'warning',
  address,
  message,
});

/** Headers that each page must have. */
const required: [name: string, value: RegExp][] = [
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
export function checkHeaders(address: string, headers: Headers): Finding[] {
  const findings = required
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => warning(address, `${name} is "${headers.get(name) ?? ''}".`));
  const policies = (headers.get('content-security-policy') ?? '').match(/default-src/g) ?? [];
  if (policies.length > 1) findings.push(error(address, 'Two policies are sent; both count.'));
  const caching = headers.get('cache-control') ?? '';
  if (/immutable|max-age=[1-9]\d{3,}/.test(caching))
    findings.push(error(address, `Browsers cache a page: cache-control is "${caching}".`));
  return findings;
}

/** URLs in a sitemap. */
export const addressesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** URLs of hashed files in a page. */
const assetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="?(\/toolpad\/assets\/[^"\s>]+)/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

async function checkPages(ask: Ask): Promise<Finding[]> {
  const sitemap = await ask('/toolpad/sitemap.xml');
  const addresses = addressesOf(sitemap.text).map((address) => new URL(address).pathname);
  if (sitemap.status !== 200 || addresses.length === 0)
    return [error('/toolpad/sitemap.xml', `There is no sitemap (status ${sitemap.status}).`)];
  const findings: Finding[] = [];
  for (const address of addresses) {
    const { status, headers, text } = await ask(address);
    if (status !== 200)
      findings.push(error(address, `The sitemap names it, and its status is ${status}.`));
    else if (!/<h1[\s>]/.test(text)) findings.push(error(address, 'The page has no heading.'));
    else findings.push(...checkHeaders(address, headers));
  }
  return summarize(findings);
}

/** Merges findings with the same message and adds their number. */
function summarize(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.kind + finding.message;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` The same holds for ${others.length} more.` : '';
    return { ...first, message: first.message + more };
  });
}

/**
 * Reports a build for another origin. It works, but it registers no service worker and has wrong
 * canonical URLs.
 */
async function checkOrigin(ask: Ask, origin: string): Promise<Finding[]> {
  const [address = ''] = addressesOf((await ask('/toolpad/sitemap.xml')).text);
  const builtFor = URL.canParse(address) ? new URL(address).origin : origin;
  if (builtFor === origin) return [];
  return [
    warning(
      '/toolpad/sitemap.xml',
      `The site was built for ${builtFor}: here no worker is registered. SITE_URL sets the address.`,
    ),
  ];
}

async function checkAssets(ask: Ask): Promise<Finding[]> {
  const page = await ask('/toolpad/');
  const findings: Finding[] = [];
  for (const file of assetsOf(page.text)) {
    const { status, headers } = await ask(file);
    if (status !== 200) findings.push(error(file, `A page needs it, and its status is ${status}.`));
    else if (!headers.get('cache-control')?.includes('immutable'))
      findings.push(warning(file, 'Browsers ask for it again: it is not sent as immutable.'));
  }
  const encoding = (await ask('/toolpad/', { 'Accept-Encoding': 'br, gzip' })).headers.get(
    'content-encoding',
  );
  if (!encoding) findings.push(warning('/toolpad/', 'Pages are not compressed.'));
  return findings;
}

async function checkWorker(ask: Ask): Promise<Finding[]> {
  const address = '/toolpad/sw.js';
  const { status, headers, text } = await ask(address);
  if (status !== 200) return [error(address, `There is no worker (status ${status}).`)];
  const findings: Finding[] = [];
  if (!/javascript/.test(headers.get('content-type') ?? ''))
    findings.push(
      error(address, `Its type is ${headers.get('content-type')}: browsers refuse it.`),
    );
  if (!/addEventListener/.test(text)) findings.push(error(address, 'It is no worker.'));
  if (/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? ''))
    findings.push(error(address, 'Browsers and proxies cache it, so updates arrive late.'));
  return findings;
}

async function checkManifest(ask: Ask): Promise<Finding[]> {
  const address = '/toolpad/manifest.webmanifest';
  const { status } = await ask(address);
  return status === 200 ? [] : [error(address, `There is no manifest (status ${status}).`)];
}

/** Checks redirects with wildcards, which only hosts with rules support. */
async function checkWildcards(ask: Ask, moved: Moved[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { from, to } of moved.filter((each) => each.from.endsWith('*'))) {
    const address = from.replace('*', 'some/page/');
    const target = to.replace(':splat', 'some/page/');
    const { status, headers } = await ask(address);
    if (status < 300 || status >= 400 || !headers.get('location')?.endsWith(target))
      findings.push(warning(address, `It does not lead to ${target}: its status is ${status}.`));
  }
  return findings;
}

async function checkMoved(ask: Ask, moved: Moved[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { from, to } of moved.filter((each) => !each.from.includes('*'))) {
    const { status, headers, text } = await ask(`${from}?a=1`);
    const [path = '', hash] = to.split('#');
    const target = `${path}?a=1${hash ? `#${hash}` : ''}`;
    const location = headers.get('location');
    if (status >= 300 && status < 400) {
      if (location !== target && !location?.endsWith(target))
        findings.push(error(from, `It leads to ${location} instead of ${target}.`));
    } else if (status !== 200 || !text.includes(`href="${to}"`)) {
      findings.push(error(from, `It has moved to ${to}, and its status is ${status}.`));
    }
  }
  const root = await ask('/');
  if (!(root.headers.get('location') ?? root.text).includes('/toolpad/'))
    findings.push(error('/', 'The root does not lead to /toolpad/.'));
  return findings;
}

async function checkMissing(ask: Ask): Promise<Finding[]> {
  const address = '/toolpad/no/such/page/';
  const { status, text } = await ask(address);
  const findings: Finding[] = [];
  if (status !== 404) findings.push(error(address, `The status of a missing page is ${status}.`));
  if (!text.includes('Page not found'))
    findings.push(
      warning(address, 'A missing page is not answered with the 404 page of the site.'),
    );
  for (const file of ['/_headers', '/_redirects', '/_nginx.conf']) {
    if ((await ask(file)).status === 200)
      findings.push(warning(file, 'A file for hosts is public.'));
  }
  return findings;
}

/**
 * Checks a deployed site with HTTP requests.
 * @param origin origin of the site, such as `https://docs.example.com`
 */
export async function checkDeployment(
  ask: Ask,
  moved: Moved[],
  origin: string,
): Promise<Finding[]> {
  const parts = [
    checkOrigin(ask, origin),
    checkPages(ask),
    checkAssets(ask),
    checkWorker(ask),
    checkManifest(ask),
    checkMoved(ask, moved),
    checkWildcards(ask, moved),
    checkMissing(ask),
  ];
  return (await Promise.all(parts)).flat();
}
