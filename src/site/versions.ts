import type { ProductKey } from './products';

/**
 * A version of a product that this site documents. Folders are relative to the root of the site,
 * with forward slashes.
 *
 * The current pages document the package that is installed in the working tree, and are what
 * readers see first: the site's `lastVersion` is always `current`. Versions created by `npm run
 * version:cut` have separate pages, packages, API data, and examples.
 */
export interface DocumentedVersion {
  product: ProductKey;
  /** Docusaurus' name: `current` or `0.13.0`. */
  name: string;
  /** Exact version of the package: `0.14.0`. */
  version: string;
  /** Label for readers: `v0.14.0`. */
  label: string;
  /** Folder of the pages: `docs-core` or `core_versioned_docs/version-0.13.0`. */
  dir: string;
  /** URL of the pages with slashes: `/toolpad/core/` or `/toolpad/core/0.13.0/`. */
  url: string;
  /**
   * Folder from which packages are resolved: `.`, or `versions/core-0.13.0` with its
   * `package.json`.
   */
  packages: string;
  /** Folder of the generated API data: `data/core/0.14.0`. */
  apiData: string;
  /** Folder of the example projects: `examples` or `versions/core-0.13.0/examples`. */
  examples: string;
  /** List of its pictures: `src/site/pictures.json` or `versions/core-0.13.0/pictures.json`. */
  pictures: string;
  /**
   * Folder of its pictures below the base: `static/images` or `static/versions/core-0.13.0/images`.
   */
  images: string;
  /** Folder of its downloads below the base: `downloads` or `downloads/core-0.13.0`. */
  downloads: string;
  /** Whether its URLs have no version. */
  isLast: boolean;
}
