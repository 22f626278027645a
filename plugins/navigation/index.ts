import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { SidebarItem } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { Plugin } from '@docusaurus/types';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

interface ListedPage {
  path: string;
  title: string;
  /** What the side navigation calls it, where that says more than title and address. */
  label?: string;
}

/** Whether a label has a word that is nowhere in the text. */
const addsWords = (label: string, text: string) =>
  label.split(/\W+/).some((word) => !text.toLowerCase().includes(word.toLowerCase()));

/** Labels of pages in side navigations, by the ids of their documents. */
function labelsOf(items: readonly SidebarItem[]): [id: string, label: string][] {
  return items.flatMap((item) => {
    if (item.type === 'category') return labelsOf(item.items);
    return item.type === 'doc' && item.label ? [[item.id, item.label]] : [];
  });
}

/** Writes `pages.json`, the list of all docs pages, from which the 404 page proposes the nearest. */
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
          const labels = new Map(Object.values(sidebars ?? {}).flatMap(labelsOf));
          return docs.map(({ id, permalink, title }) => {
            const label = labels.get(id);
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
