import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ListedPage } from '../../model/facts/pageList';
import { products } from '../../model/facts/products';
import { isListed, type PublishedVersion, stateOf, versionsFile } from '../../model/facts/versions';
import { isDevelopmentServer } from '../shared/command';
import { serveFolder } from '../shared/serveFolder';
import { type DocumentedVersion, homeOf } from '../../model/versions/versions';
import { writeAtomically } from '../../model/files/writeAtomically';
import { sidebarPositions } from '../../model/sidebars/sidebarPages';

function publish(documented: DocumentedVersion): PublishedVersion {
  const { product, version, url } = documented;
  const { shortName, released } = products[product];
  return {
    product,
    name: shortName,
    version,
    state: stateOf(documented),
    url,
    home: homeOf(documented),
    released: released[version],
  };
}

/** `versions.json`, from which pages fill their menu of versions. */
export function versionList(
  { baseUrl, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const served = path.join(generatedFilesDir, 'version-list');
  const writeList = (folder: string) =>
    writeAtomically(
      path.join(folder, versionsFile),
      JSON.stringify(
        versions.filter((each) => isListed(each, products[each.product])).map(publish),
      ),
    );
  return {
    name: 'version-list',
    async loadContent() {
      if (isDevelopmentServer()) await writeList(served);
    },
    configureWebpack: () => (isDevelopmentServer() ? serveFolder(served, baseUrl, false) : {}),
    postBuild: ({ outDir }) => writeList(outDir),
  };
}

const addsWords = (label: string, text: string) =>
  label.split(/\W+/).some((word) => !text.toLowerCase().includes(word.toLowerCase()));

/** URL of a version's list, from the root of the site: `pages.json`, `core/next/pages.json`. */
const listOf = ({ isLast, path: url }: LoadedVersion, baseUrl: string) =>
  `${isLast ? '' : `${url.slice(baseUrl.length).replace(/\/?$/, '/')}`}pages.json`;

const pagesOf = ({ docs, sidebars }: LoadedVersion): ListedPage[] => {
  const positions = sidebarPositions(sidebars, docs);
  return docs.map(({ id, permalink, title }) => {
    const label = positions.get(id)?.label;
    return {
      path: `${permalink.replace(/\/$/, '')}/`,
      title,
      ...(label && addsWords(label, `${title} ${permalink}`) ? { label } : {}),
    };
  });
};

/**
 * Writes `pages.json`, from which the 404 page suggests pages, and such a list for each other
 * version, for the menu of versions. With `npm start`, they are beside generated files.
 */
export function pageList({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const served = path.join(generatedFilesDir, 'page-list');
  let lists = new Map<string, ListedPage[]>();
  const writeLists = async (folder: string) => {
    for (const [file, pages] of lists)
      await writeAtomically(path.join(folder, file), JSON.stringify(pages));
  };
  return {
    name: 'page-list',
    async allContentLoaded({ allContent }) {
      const instances = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      lists = new Map([['pages.json', []]]);
      for (const version of instances.flatMap(({ loadedVersions }) => loadedVersions)) {
        const file = listOf(version, baseUrl);
        lists.set(file, [...(lists.get(file) ?? []), ...pagesOf(version)]);
      }
      if (isDevelopmentServer()) await writeLists(served);
    },
    configureWebpack: () => (isDevelopmentServer() ? serveFolder(served, baseUrl, false) : {}),
    postBuild: ({ outDir }) => writeLists(outDir),
  };
}
