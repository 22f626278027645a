import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'parse5';
import { baseUrlOf, defaultLanguage } from '../../model/facts/languages';
import { baseUrl } from '../../model/facts/origins';
import { filesBelow, listFiles } from '../../model/files/files';
import { revisionOf } from '../pwa/offlineList';
import { attribute, elementsOf, type HtmlElement } from '../shared/html';
import { configuredSources } from '../../model/policySources';
import { readSettings } from '../../model/settings';
import type { DocumentedVersion } from '../../model/versions/versions';
import { editedDemoFolder, filesFile, hostHeaders, pagePatterns, renderHeaders } from './headers';
import { renderNginxMaps } from './nginx';
import {
  contentSecurityPolicy,
  editedDemoPolicy,
  inlineScriptHashes,
  policyForMeta,
  scriptsIn,
} from './policy';
import {
  type Redirect,
  redirectsIn,
  renderRedirectPage,
  renderRedirects,
  urlsHiddenBy,
} from '../../model/redirects';

function namesUrl(element: HtmlElement): boolean {
  const value = attribute(element, 'rel') ?? attribute(element, 'property') ?? '';
  return ['canonical', 'alternate', 'og:url'].includes(value);
}

/**
 * Changes the 404 page, which a host sends for any URL: adds the policy first in the head, keeps it
 * out of search, and removes its URL.
 */
export function changeMissingPage(html: string, policy = ''): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const head = [...elementsOf(document)].find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.startTag?.endOffset;
  if (!head || end === undefined) throw new Error('The 404 page has no <head>.');
  const content = policyForMeta(policy).replace(/"/g, '&quot;');
  const tags = `<meta http-equiv="Content-Security-Policy" content="${content}"><meta name="robots" content="noindex">`;
  const removed = [...elementsOf(head)]
    .filter(namesUrl)
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  const rest = removed.reduceRight(
    (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
    html,
  );
  return rest.slice(0, end) + tags + rest.slice(end);
}

/** @see https://www.sitemaps.org/protocol.html#index */
export function renderSitemapIndex(baseUrls: readonly string[], origin: string): string {
  const sitemaps = baseUrls.map(
    (baseUrl) => `<sitemap><loc>${origin}${baseUrl}sitemap.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`;
}

const urlOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');

/** @throws an error that lists the files that a redirect would replace or hide */
async function writeRedirectPages(
  root: string,
  outDir: string,
  redirects: Redirect[],
  origin: string,
): Promise<void> {
  const built = filesBelow(outDir).map((file) => urlOf(root, file));
  const exact = redirects.filter(({ from }) => !from.includes('*'));
  const hidden = [
    ...exact.map(({ from }) => from).filter((from) => built.includes(from)),
    ...urlsHiddenBy(redirects, built),
  ];
  if (hidden.length > 0)
    throw new Error(`Redirects would hide files of the site:\n${hidden.join('\n')}`);
  for (const { from, to } of [...exact, { from: '/', to: baseUrlOf(defaultLanguage) }]) {
    const file = path.join(root, from, 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderRedirectPage(to, origin));
  }
}

function htmlFiles(root: string, baseUrls: string[]): string[] {
  const folders = baseUrls.map((baseUrl) => path.join(root, baseUrl)).filter(existsSync);
  const files = folders.flatMap((folder) => filesBelow(folder));
  return [path.join(root, 'index.html'), ...files.filter((file) => file.endsWith('.html'))];
}

/** Files that aren't served as they are: host files, the 404 page, and compressed copies. */
const unlisted = /^\/_[\w.]+$|\/404\.html$|\.(?:br|gz)$/;

/** Lists everything else that was built, with hashes, by which `npm run deploy:check` compares. */
async function writeFileList(root: string, redirects: Redirect[]): Promise<void> {
  const moved = new Set(['/', `${baseUrl}${filesFile}`, ...redirects.map(({ from }) => from)]);
  const all = listFiles(root).map((name) => [urlOf(root, path.join(root, name)), name] as const);
  const listed = all
    .filter(([url]) => !moved.has(url) && !unlisted.test(url))
    .map(async ([url, name]) => [url, revisionOf(await readFile(path.join(root, name)))]);
  const list = Object.fromEntries(await Promise.all(listed)) as Record<string, string>;
  await writeFile(path.join(root, baseUrl, filesFile), JSON.stringify(list));
}

interface HostFiles {
  root: string;
  /** Output folder of the language that was built last. */
  outDir: string;
  languages: readonly string[];
  origin: string;
  redirects: Redirect[];
}

async function writeHostFiles({
  root,
  outDir,
  languages,
  origin,
  redirects,
}: HostFiles): Promise<void> {
  const baseUrls = languages.map(baseUrlOf);
  const files = await htmlFiles(root, baseUrls);
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const isEditedDemo = (_: unknown, index: number) =>
    path.dirname(files[index] ?? '').endsWith(path.sep + editedDemoFolder);
  const pages = contents.filter((text, index) => !isEditedDemo(text, index));
  // All pages of a kind have the same scripts.
  const hashes = [...new Set([...new Set(pages.map(scriptsIn))].flatMap(inlineScriptHashes))];
  const headers = hostHeaders({
    page: contentSecurityPolicy(hashes, configuredSources(readSettings())),
    demo: contentSecurityPolicy(hashes, {}, 'self'),
    editedDemo: editedDemoPolicy(inlineScriptHashes(contents.find(isEditedDemo) ?? '')),
  });
  const urls = files.map((file) => urlOf(root, file));
  const patterns = pagePatterns(urls, baseUrls);
  const missing = path.join(outDir, '404.html');
  const policy = headers.page['Content-Security-Policy'];
  const page = changeMissingPage(await readFile(missing, 'utf8'), policy);
  await writeFile(missing, page);
  // Many static hosts look for the 404 page only here.
  if (path.join(root, baseUrlOf(defaultLanguage)) === path.join(outDir, '/'))
    await writeFile(path.join(root, '404.html'), page);
  await writeFile(path.join(root, '_headers'), renderHeaders(headers, patterns, baseUrls));
  await writeFile(path.join(root, '_redirects'), renderRedirects(redirects, languages));
  await writeFile(path.join(root, '_nginx.conf'), renderNginxMaps(headers, redirects, languages));
  // Each language has a sitemap. A single one needs no index.
  if (languages.length > 1)
    await writeFile(path.join(root, 'sitemap.xml'), renderSitemapIndex(baseUrls, origin));
  await writeFileList(root, redirects);
}

/**
 * Writes what hosts need besides pages: headers and redirects (docs/behavior.md#urls), also for
 * nginx, and pages that redirect without a server. The last build writes those of all languages.
 */
export function hosting(
  { baseUrl, siteConfig, i18n: { currentLocale } }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const { url } = siteConfig;
  const { locales } = siteConfig.i18n;
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      // Host files are at the web root, above the folders of all languages.
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      await writeRedirectPages(root, outDir, redirectsIn(currentLocale, locales, versions), url);
      await writeHostFiles({
        root,
        outDir,
        languages: locales,
        origin: url,
        redirects: locales.flatMap((language) => redirectsIn(language, locales, versions)),
      });
    },
  };
}
