import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import { serveFolder } from '../shared/serveFolder';
import { writeAtomically } from '../shared/writeAtomically';
import { sidebarPositions } from './sidebarPositions';

interface ListedPage {
  path: string;
  title: string;
  /** Sidebar label, if it adds something to title and URL. */
  label?: string;
}

/** Returns whether the label contains a word that the text lacks. */
const addsWords = (label: string, text: string) =>
  label.split(/\W+/).some((word) => !text.toLowerCase().includes(word.toLowerCase()));

/**
 * Writes `pages.json`, the list of docs pages of the current versions, from which the 404 page
 * suggests the closest matches. With `npm start`, the file is beside Docusaurus' generated files,
 * and its server serves it.
 */
export function pageList({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const served = path.join(generatedFilesDir, 'page-list');
  let pages: ListedPage[] = [];
  const writeList = (folder: string) =>
    writeAtomically(path.join(folder, 'pages.json'), JSON.stringify(pages));
  return {
    name: 'page-list',
    async allContentLoaded({ allContent }) {
      const instances = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      pages = instances.flatMap(({ loadedVersions }) =>
        loadedVersions.flatMap(({ docs, sidebars, isLast }) => {
          if (!isLast) return [];
          const positions = sidebarPositions(sidebars, docs);
          return docs.map(({ id, permalink, title }) => {
            const label = positions.get(id)?.label;
            return {
              path: `${permalink.replace(/\/$/, '')}/`,
              title,
              ...(label && addsWords(label, `${title} ${permalink}`) ? { label } : {}),
            };
          });
        }),
      );
      if (isDevelopmentServer()) await writeList(served);
    },
    configureWebpack: () => (isDevelopmentServer() ? serveFolder(served, baseUrl, false) : {}),
    postBuild: ({ outDir }) => writeList(outDir),
  };
}
