import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { DocumentedVersion } from '../shared/versions';
import { redirectsIn } from './redirects';
import { writeHostFiles, writeRedirectPages } from './write';

/**
 * Writes the files that hosts need in addition to the pages: `_headers` and `_redirects`
 * (docs/behavior.md#urls), the same for nginx, and HTML pages that redirect without a server.
 * Docusaurus builds each language separately; the last build writes the host files for all
 * languages.
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
