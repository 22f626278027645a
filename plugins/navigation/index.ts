import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

interface ListedPage {
  path: string;
  title: string;
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
        loadedVersions.flatMap(({ docs }) =>
          docs.map(({ permalink, title }) => ({ path: `${permalink.replace(/\/$/, '')}/`, title })),
        ),
      );
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
    },
  };
}
