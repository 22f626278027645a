import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { products } from '../../src/site/products';
import { stateOf, versionsFile, type PublishedVersion } from '../../src/site/versions';
import { isDevelopmentServer } from '../shared/command';
import { serveFolder } from '../shared/serveFolder';
import { homeOf, type DocumentedVersion } from '../shared/versions';
import { writeAtomically } from '../shared/writeAtomically';

/** Describes a version for pages, including those that were built before it existed. */
export function publish(documented: DocumentedVersion): PublishedVersion {
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

/**
 * Writes `versions.json`, the list of all versions, from which pages fill their menu of versions.
 * `npm start` serves it from Docusaurus' generated files.
 */
export function versionList(
  { baseUrl, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const served = path.join(generatedFilesDir, 'version-list');
  const writeList = (folder: string) =>
    writeAtomically(path.join(folder, versionsFile), JSON.stringify(versions.map(publish)));
  return {
    name: 'version-list',
    async loadContent() {
      if (isDevelopmentServer()) await writeList(served);
    },
    configureWebpack: () => (isDevelopmentServer() ? serveFolder(served, baseUrl, false) : {}),
    postBuild: ({ outDir }) => writeList(outDir),
  };
}
