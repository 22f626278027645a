import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseUrlOf, defaultLanguage } from '../../src/site/languages';
import { filesBelow } from '../shared/files';
import { hostHeaders, pagePatterns, renderHeaders } from './headers';
import { inlineScriptHashes } from './inlineScripts';
import { withMetaPolicy } from './metaPolicy';
import { renderNginxMaps } from './nginx';
import { contentSecurityPolicy } from './policy';
import { precompress } from './precompress';
import { renderRedirectPage } from './redirectPage';
import { redirectsIn, renderRedirects, type Redirect } from './redirects';
import { configuredSources } from './sources';

async function writeNew(file: string, text: string, from: string): Promise<void> {
  if (existsSync(file))
    throw new Error(`The redirect from ${from} would replace a page that exists.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Pages that lead on without a server, for each moved address without a wildcard. */
async function writeRedirectPages(
  redirects: Redirect[],
  { outDir, baseUrl, url }: { outDir: string; baseUrl: string; url: string },
): Promise<void> {
  for (const { from, to } of redirects.filter((redirect) => !redirect.from.includes('*'))) {
    const file = path.join(outDir, from.slice(baseUrl.length), 'index.html');
    await writeNew(file, renderRedirectPage(to, url), from);
  }
}

/** HTML files of the languages that are built so far, and that of the root. */
async function htmlFiles(root: string, baseUrls: string[]): Promise<string[]> {
  const folders = baseUrls.map((baseUrl) => path.join(root, baseUrl)).filter(existsSync);
  const files = (await Promise.all(folders.map((folder) => filesBelow(folder)))).flat();
  return [path.join(root, 'index.html'), ...files.filter((file) => file.endsWith('.html'))];
}

/** Address of an HTML file of the web root. */
const addressOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');

/**
 * Writes what hosts need beside the pages: `_headers` and `_redirects` (contract, section 1), the same for nginx, pages that lead on
 * without a server, and compressed files. Each language is a build of its own: the last one writes the host files of all.
 */
export function hosting({ baseUrl, siteConfig, i18n: { currentLocale } }: LoadContext): Plugin {
  const { url } = siteConfig;
  const { locales } = siteConfig.i18n;
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      // Host files are at the web root, above the folders of all languages.
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const baseUrls = locales.map(baseUrlOf);
      await writeRedirectPages(redirectsIn(currentLocale, locales), { outDir, baseUrl, url });
      await writeFile(
        path.join(root, 'index.html'),
        renderRedirectPage(baseUrlOf(defaultLanguage), url),
      );
      const files = await htmlFiles(root, baseUrls);
      const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const hashes = [...new Set(pages.flatMap(inlineScriptHashes))];
      const headers = hostHeaders({
        page: contentSecurityPolicy(hashes, configuredSources(process.env)),
        // Demos run the reader's edits, in a frame of their own that talks to nobody.
        demo: contentSecurityPolicy(hashes, { script: ["'unsafe-eval'"] }, 'self'),
      });
      const patterns = pagePatterns(
        files.map((file) => addressOf(root, file)),
        baseUrls,
      );
      const redirects = locales.flatMap((language) => redirectsIn(language, locales));
      const missing = path.join(outDir, '404.html');
      await writeFile(
        missing,
        withMetaPolicy(await readFile(missing, 'utf8'), headers.page['Content-Security-Policy']),
      );
      await writeFile(path.join(root, '_headers'), renderHeaders(headers, patterns, baseUrls));
      await writeFile(path.join(root, '_redirects'), renderRedirects(redirects));
      await writeFile(path.join(root, '_nginx.conf'), renderNginxMaps(headers, redirects));
      await precompress(outDir);
    },
  };
}
