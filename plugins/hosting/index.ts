import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, inlineScriptHashes, renderHeaders } from './headers';
import { putPart } from './languages';
import legacyRedirects from './legacyRedirects.json';
import { defaultLanguage } from '../../src/site/languages';
import { localizeHref } from '../../src/site/paths';
import { configuredSources } from './sources';
import { ownRedirects, renderRedirectPage, renderRedirects, type Redirect } from './redirects';

/** What leads on among the pages of a language. Addresses that were once published were English. */
function redirectsIn(language: string): Redirect[] {
  if (language === defaultLanguage) return [...ownRedirects, ...(legacyRedirects as Redirect[])];
  return ownRedirects.map(({ from, to, status }) => ({
    from: localizeHref(from, language),
    to: localizeHref(to, language),
    status,
  }));
}

/** All pages but the demos. */
const documentPatterns = (baseUrl: string) => [
  baseUrl,
  `${baseUrl}404.html`,
  ...['core', 'studio', 'versions', 'production-error'].map((name) => `${baseUrl}${name}/*`),
];

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The text of a file, empty where there is none. */
const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Writes what a static host needs beside the pages: `_redirects`, `_headers` (contract, section 1), and pages that lead on without a server. */
export function hosting({
  baseUrl,
  siteConfig,
  i18n: { currentLocale: language },
}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      // Host files are at the web root, above the folders of all languages.
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const redirects = redirectsIn(language);
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
        ...documentPatterns(baseUrl).map((pattern) => ({ pattern, policy: page })),
        { pattern: `${baseUrl}demos/*`, policy: demo },
      ];
      const parts = [
        { name: '_headers', part: renderHeaders(policies, baseUrl), separator: '\n\n' },
        {
          name: '_redirects',
          part: renderRedirects(redirects, language === defaultLanguage ? baseUrl : null),
          separator: '\n',
        },
      ];
      for (const { name, part, separator } of parts) {
        const file = path.join(root, name);
        await writeFile(file, putPart(await readText(file), part, language, separator));
      }

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
