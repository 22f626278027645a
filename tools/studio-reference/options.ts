import os from 'node:os';
import path from 'node:path';
import { products } from '../../src/site/products';

/** What the reference of Studio's components is made from. */
export interface StudioReferenceOptions {
  siteDir: string;
  /** npm package that holds the components, and its version: that of the documented Studio. */
  packageName: string;
  version: string;
  /**
   * Folder the package is installed in, apart from the site: it needs other versions of the same
   * libraries.
   */
  scratchDir: string;
  /** Folder of the data, from `siteDir`. */
  dataDir: string;
}

export function studioOptions(siteDir: string): StudioReferenceOptions {
  const { version } = products.studio;
  return {
    siteDir,
    packageName: '@toolpad/studio-components',
    version,
    scratchDir: path.join(os.tmpdir(), `toolpad-studio-components-${version}`),
    dataDir: `data/studio/${version}`,
  };
}
