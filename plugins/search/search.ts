import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scopesFile } from '../../model/facts/search/searchIndex';
import type { DocumentedVersion } from '../../model/versions/versions';
import { articlesIn, collectDocs, type DocsOfVersion } from '../articles/articles';
import { isDevelopmentServer } from '../shared/command';
import { serveFolders } from '../shared/serveFolder';
import { buildIndex } from './buildIndex';

/**
 * Creates the search index from the built pages. With `npm start`, the search finds what the last
 * build contains.
 */
export function search(
  { siteDir, baseUrl, i18n, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const built = path.join(siteDir, 'build', baseUrl);
  if (isDevelopmentServer() && !existsSync(path.join(built, scopesFile)))
    console.warn('The search finds nothing yet: npm run build creates its index.');
  let collected: DocsOfVersion[] = [];
  return {
    name: 'search',

    allContentLoaded({ allContent }) {
      collected = collectDocs(siteDir, versions, allContent);
    },

    configureWebpack: (_config, isServer) =>
      isServer || !isDevelopmentServer()
        ? {}
        : serveFolders(
            ['search', 'assets/search'].map((folder) => ({
              directory: path.join(built, folder),
              publicPath: `${baseUrl}${folder}`,
            })),
          ),

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const articleOf = articlesIn(root, generatedFilesDir);
      for (const file of buildIndex(collected, articleOf, i18n.currentLocale)) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, file.contents);
      }
    },
  };
}
