import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseUrlOf, defaultLanguage } from '../../src/site/languages';
import { filesBelow } from '../shared/files';
import { readSettings } from '../shared/settings';
import { editedDemoFolder, hostHeaders, pagePatterns, renderHeaders } from './headers';
import { inlineScriptHashes, scriptsIn } from './inlineScripts';
import { changeMissingPage } from './missingPage';
import { renderNginxMaps } from './nginx';
import { contentSecurityPolicy, editedDemoPolicy } from './policy';
import { renderRedirectPage } from './redirectPage';
import { urlsHiddenBy, renderRedirects, type Redirect } from './redirects';
import { renderSitemapIndex } from './sitemapIndex';
import { configuredSources } from './sources';

/** URL of a file in the web root. */
const urlOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');

/**
 * Writes the pages that redirect without a server: one for each moved URL without a wildcard, and
 * one for the root of the host.
 * @throws an error that lists the files that a redirect would replace or hide
 */
export async function writeRedirectPages(
  root: string,
  outDir: string,
  redirects: Redirect[],
  origin: string,
): Promise<void> {
  const built = (await filesBelow(outDir)).map((file) => urlOf(root, file));
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

/** HTML files of the languages built so far, and of the root. */
async function htmlFiles(root: string, baseUrls: string[]): Promise<string[]> {
  const folders = baseUrls.map((baseUrl) => path.join(root, baseUrl)).filter(existsSync);
  const files = (await Promise.all(folders.map((folder) => filesBelow(folder)))).flat();
  return [path.join(root, 'index.html'), ...files.filter((file) => file.endsWith('.html'))];
}

export interface HostFiles {
  /** The web root. */
  root: string;
  /** Output folder of the language that was built last. */
  outDir: string;
  languages: readonly string[];
  /** Origin of the site. */
  origin: string;
  /** Redirects of all languages. */
  redirects: Redirect[];
}

/** Writes headers and redirects for hosts and nginx, and changes the head of the 404 page. */
export async function writeHostFiles({
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
}
