import os from 'node:os';
import path from 'node:path';
import { products } from '../../src/site/products';

/** Input of the reference of Studio's components. */
export interface StudioReferenceOptions {
  siteDir: string;
  /** npm package with the components, and its version, which is that of the documented Studio. */
  packageName: string;
  version: string;
  /**
   * Folder in which the package is installed. It is outside the site, because the package needs
   * other versions of the same libraries.
   */
  scratchDir: string;
  /** Folder of the data, relative to `siteDir`. */
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
