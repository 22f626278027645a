import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterFirstPage } from '../shared/afterFirstPage';
import { openBuildCache } from '../shared/buildCache';
import { isDevelopmentServer } from '../shared/command';
import { serveFolder } from '../shared/serveFolder';
import { documentedVersions } from '../shared/versions';
import { buildIndex, type IndexFile } from './build';
import { checkAnchors } from './check';
import { collectVersions } from './collect';

async function writeAll(folder: string, files: IndexFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.contents);
  }
}

/**
 * How long to wait after the last edit before updating the index in development, in ms: pages are
 * compiled first.
 */
const UPDATE_DELAY = 1000;

/**
 * Creates the search index from the sources of all docs pages and the data of their tables. In
 * development, it's updated after edits; the files are written beside Docusaurus' generated files,
 * and its server serves them.
 */
export function search({ siteDir, baseUrl, generatedFilesDir, i18n }: LoadContext): Plugin {
  const isServed = isDevelopmentServer();
  const served = path.join(generatedFilesDir, 'search-index');
  const cache = openBuildCache(siteDir, 'search', [
    __dirname,
    path.join(__dirname, '../pages'),
    path.join(__dirname, '../tags'),
  ]);
  let files: IndexFile[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** The checker reports a page that isn't valid MDX; the previous index remains. */
  const ignoreInDevelopment = (error: unknown) => {
    if (!isServed) throw error;
  };
  return {
    name: 'search',

    async allContentLoaded({ allContent }) {
      const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
      const update = async () => {
        const versions = documentedVersions(siteDir);
        const collected = collectVersions(
          siteDir,
          versions,
          instances as Record<string, LoadedContent>,
        );
        files = await buildIndex(collected, cache, i18n.currentLocale);
        if (isServed) await writeAll(served, files);
      };
      if (!isServed || files.length === 0) {
        return afterFirstPage(async () => {
          await update().catch(ignoreInDevelopment);
          cache.save();
        });
      }
      clearTimeout(timer);
      timer = setTimeout(() => void update().catch(ignoreInDevelopment), UPDATE_DELAY).unref();
    },

    configureWebpack: (_config, isServer) =>
      isServer || !isServed ? {} : serveFolder(served, baseUrl, false),

    async postBuild({ outDir }) {
      await checkAnchors(files, outDir, baseUrl);
      await writeAll(outDir, files);
    },
  };
}
