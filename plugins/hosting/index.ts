import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, inlineScriptHashes, renderHeaders } from './headers';
import legacyRedirects from './legacyRedirects.json';
import { configuredSources } from './sources';
import { ownRedirects, renderRedirectPage, renderRedirects, type Redirect } from './redirects';

const redirects = [...ownRedirects, ...(legacyRedirects as Redirect[])];

/** All pages but the demos. */
const documentPatterns = [
  '/toolpad/',
  '/toolpad/404.html',
  ...['core', 'studio', 'versions', 'production-error'].map((name) => `/toolpad/${name}/*`),
];

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes what a static host needs beside the pages: `_redirects`, `_headers` (contract, section 1), and pages that lead on without a server. */
export function hosting({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      const root = path.resolve(outDir, '..');
      const pages = await Promise.all(
        (await htmlFiles(outDir)).map((file) => readFile(file, 'utf8')),
      );
      const sources = configuredSources(process.env);
      const hashes = pages.flatMap(inlineScriptHashes);
      const page = contentSecurityPolicy(hashes, sources);
      // Demos run the reader's edits, in a frame of their own that talks to nobody. A host sends every block that matches, and two
      // policies would both count: so no pattern of the documentation covers the demos.
      const demo = contentSecurityPolicy(hashes, { script: ["'unsafe-eval'"] });
      const policies = [
        ...documentPatterns.map((pattern) => ({ pattern, policy: page })),
        { pattern: '/toolpad/demos/*', policy: demo },
      ];
      await writeFile(path.join(root, '_headers'), renderHeaders(policies));
      await writeFile(path.join(root, '_redirects'), renderRedirects(redirects));

      for (const { from, to } of redirects.filter((redirect) => !redirect.from.includes('*'))) {
        const file = path.join(outDir, from.slice(baseUrl.length), 'index.html');
        if (existsSync(file))
          throw new Error(`The redirect from ${from} would replace a page that exists.`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, renderRedirectPage(to, siteConfig.url));
      }
    },
  };
}
