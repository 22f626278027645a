import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../shared/files';
import { hostHeaders, pagePatterns, renderHeaders } from './headers';
import { inlineScriptHashes } from './inlineScripts';
import legacyRedirects from './legacyRedirects.json';
import { withMetaPolicy } from './metaPolicy';
import { renderNginxMaps } from './nginx';
import { contentSecurityPolicy } from './policy';
import { precompress } from './precompress';
import { renderRedirectPage } from './redirectPage';
import { ownRedirects, renderRedirects, type Redirect } from './redirects';
import { configuredSources } from './sources';

const redirects = [...ownRedirects, ...(legacyRedirects as Redirect[])];

async function writeNew(file: string, text: string, from: string): Promise<void> {
  if (existsSync(file))
    throw new Error(`The redirect from ${from} would replace a page that exists.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Pages that lead on without a server, for each moved address without a wildcard and for the root. */
async function writeRedirectPages(outDir: string, baseUrl: string, url: string): Promise<void> {
  for (const { from, to } of redirects.filter((redirect) => !redirect.from.includes('*'))) {
    const file = path.join(outDir, from.slice(baseUrl.length), 'index.html');
    await writeNew(file, renderRedirectPage(to, url), from);
  }
  await writeFile(path.resolve(outDir, '../index.html'), renderRedirectPage(baseUrl, url));
}

/** Address of an HTML file of the web root. */
const addressOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');

/**
 * Writes what hosts need beside the pages: `_headers` and `_redirects` (contract, section 1), the same for nginx, pages that lead on
 * without a server, and compressed files.
 */
export function hosting({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      const root = path.resolve(outDir, '..');
      await writeRedirectPages(outDir, baseUrl, siteConfig.url);
      const files = [
        path.join(root, 'index.html'),
        ...(await filesBelow(outDir)).filter((file) => file.endsWith('.html')),
      ];
      const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const hashes = [...new Set(pages.flatMap(inlineScriptHashes))];
      const headers = hostHeaders({
        page: contentSecurityPolicy(hashes, configuredSources(process.env)),
        // Demos run the reader's edits, in a frame of their own that talks to nobody.
        demo: contentSecurityPolicy(hashes, { script: ["'unsafe-eval'"] }, 'self'),
      });
      const patterns = pagePatterns(
        files.map((file) => addressOf(root, file)),
        baseUrl,
      );
      const missing = path.join(outDir, '404.html');
      await writeFile(
        missing,
        withMetaPolicy(await readFile(missing, 'utf8'), headers.page['Content-Security-Policy']),
      );
      await writeFile(path.join(root, '_headers'), renderHeaders(headers, patterns, baseUrl));
      await writeFile(path.join(root, '_redirects'), renderRedirects(redirects));
      await writeFile(path.join(root, '_nginx.conf'), renderNginxMaps(headers, redirects));
      await precompress(root);
    },
  };
}
