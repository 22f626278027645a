import type { LoadContext, Plugin } from '@docusaurus/types';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scopesFile } from '../../model/facts/search/searchIndex';
import type { DocumentedVersion } from '../../model/versions/versions';
import { collectDocs, type DocsOfVersion } from '../articles/articles';
import { readBuiltPages } from '../articles/builtPages';
import { isDevelopmentServer } from '../shared/command';
import { serveFolders } from '../shared/serveFolder';
import { buildIndex } from './buildIndex';

/** What the search of `npm start` finds. */
export function describeIndex(file: string): string {
  const built = statSync(file, { throwIfNoEntry: false })?.mtime.toLocaleString('en-US');
  return built
    ? `The search finds the pages of the last build, of ${built}.`
    : 'The search finds nothing yet: npm run build creates its index.';
}

/**
 * Creates the search index from the built pages. With `npm start`, the search finds what the last
 * build contains.
 */
export function search(
  context: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const { siteDir, baseUrl, i18n } = context;
  const lastBuild = path.join(siteDir, 'build', baseUrl);
  if (isDevelopmentServer()) console.info(describeIndex(path.join(lastBuild, scopesFile)));
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
              directory: path.join(lastBuild, folder),
              publicPath: `${baseUrl}${folder}`,
            })),
          ),

    async postBuild({ outDir }) {
      const built = readBuiltPages(context, outDir, collected);
      for (const file of buildIndex(collected, built, i18n.currentLocale)) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, file.contents);
      }
    },
  };
}
