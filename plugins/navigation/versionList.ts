import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../src/site/products';
import { stateOf, versionsFile, type PublishedVersion } from '../../src/site/versions';
import { homeOf, type DocumentedVersion } from '../shared/versions';

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
 */
export function versionList(
  _context: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  return {
    name: 'version-list',
    postBuild: ({ outDir }) =>
      writeFile(path.join(outDir, versionsFile), JSON.stringify(versions.map(publish))),
  };
}
