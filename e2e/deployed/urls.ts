import { editedDemoFolder } from '../../plugins/hosting/headers';
import {
  error,
  mergeFindings,
  warning,
  type Check,
  type DeployedSite,
  type Finding,
} from './findings';
import { checkHeaders } from './headers';

/** URLs in a sitemap. */
const urlsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

async function checkPages({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const sitemap = await fetchPath('/toolpad/sitemap.xml');
  const paths = urlsIn(sitemap.text).map((url) => new URL(url).pathname);
  if (sitemap.status !== 200 || paths.length === 0)
    return [error('/toolpad/sitemap.xml', `There is no sitemap (status ${sitemap.status}).`)];
  const findings: Finding[] = [];
  for (const path of paths) {
    const response = await fetchPath(path);
    const { status, text } = response;
    if (status !== 200)
      findings.push(error(path, `The sitemap lists it, but its status is ${status}.`));
    else if (!/<h1[\s>]/.test(text)) findings.push(error(path, 'The page has no heading.'));
    else findings.push(...checkHeaders(path, response));
  }
  return mergeFindings(findings);
}

/**
 * Reports a build for another origin. It works, but it registers no service worker and has wrong
 * canonical URLs.
 */
async function checkOrigin({ fetchPath, origin }: DeployedSite): Promise<Finding[]> {
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

async function checkCompression({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const { headers } = await fetchPath('/toolpad/', { 'Accept-Encoding': 'br, gzip' });
  return headers.get('content-encoding') ? [] : [warning('/toolpad/', 'Pages are not compressed.')];
}

/** Checks the page that runs edited demos. Its policy keeps their code away from the site. */
async function checkEditedDemos({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const path = `/toolpad/${editedDemoFolder}/`;
  const response = await fetchPath(path);
  return response.status === 200
    ? checkHeaders(path, response)
    : [error(path, `Edited demos can't run (status ${response.status}).`)];
}

async function checkManifest({ fetchPath }: DeployedSite): Promise<Finding[]> {
  const path = '/toolpad/manifest.webmanifest';
  const { status } = await fetchPath(path);
  return status === 200 ? [] : [error(path, `There is no manifest (status ${status}).`)];
}

/** Checks redirects with wildcards. A host that redirects at all has rules, and so needs them. */
async function checkWildcards({ fetchPath, redirects }: DeployedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  const hasRules = (await fetchPath('/')).headers.has('location');
  for (const { from, to } of redirects.filter((each) => each.from.endsWith('*'))) {
    const path = from.replace('*', 'some/page/');
    const target = to.replace(':splat', 'some/page/');
    const { status, headers } = await fetchPath(path);
    if (status < 300 || status >= 400 || !headers.get('location')?.endsWith(target))
      findings.push({
        kind: hasRules ? 'error' : 'warning',
        path,
        message: `It does not redirect to ${target}: its status is ${status}.`,
      });
  }
  return findings;
}

async function checkRedirects({ fetchPath, redirects }: DeployedSite): Promise<Finding[]> {
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

async function checkMissing({ fetchPath }: DeployedSite): Promise<Finding[]> {
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

/** Checks of pages, redirects, and other URLs, by what they check. */
export const urlChecks: Record<string, Check> = {
  'the origin': checkOrigin,
  'pages and their headers': checkPages,
  compression: checkCompression,
  'edited demos': checkEditedDemos,
  'the manifest': checkManifest,
  redirects: checkRedirects,
  'redirects with wildcards': checkWildcards,
  'missing pages': checkMissing,
};
