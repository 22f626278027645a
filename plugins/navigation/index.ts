import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
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
 * Writes `pages.json`, the list of all docs pages, from which the 404 page suggests the closest
 * matches.
 */
export function pageList(): Plugin {
  let pages: ListedPage[] = [];
  return {
    name: 'page-list',
    allContentLoaded({ allContent }) {
      const instances = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      pages = instances.flatMap(({ loadedVersions }) =>
        loadedVersions.flatMap(({ docs, sidebars }) => {
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
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
    },
  };
}
