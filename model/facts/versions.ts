import { isSitePath } from './urls';
import type { Product, ProductKey } from './products';

/**
 * A version of a product that this site documents. Folders are relative to the root of the site,
 * with forward slashes.
 *
 * The pages in `docs-<product>`, Docusaurus' version `current`, document the package that is
 * installed in the working tree, and readers see them first. `nextVersion.ts` writes those of
 * the `next` version. Versions created by `npm run version:cut` have separate pages, packages, API
 * data, and examples.
 */
export interface DocumentedVersion {
  product: ProductKey;
  /** Docusaurus' name: `current`, `next`, or `0.13.0`. */
  name: string;
  /** Exact version of the package: `0.14.0`. */
  version: string;
  label: string;
  /** Folder of the pages: `docs-core` or `core_versioned_docs/version-0.13.0`. */
  dir: string;
  /** URL of the pages with slashes: `/toolpad/core/` or `/toolpad/core/0.13.0/`. */
  url: string;
  /** Packages are resolved from it: `.`, or `versions/core-0.13.0` with its `package.json`. */
  packages: string;
  /** Folder of the generated API data: `data/core/0.14.0`. */
  apiData: string;
  /** Folder of the example projects: `examples` or `versions/core-0.13.0/examples`. */
  examples: string;
  /** List of its pictures: `model/facts/pictures.json` or `versions/core-0.13.0/pictures.json`. */
  pictures: string;
  /** Its pictures below the base: `static/images` or `static/versions/core-0.13.0/images`. */
  images: string;
  /** Folder of its downloads below the base: `downloads` or `downloads/core-0.13.0`. */
  downloads: string;
  /** Start of the keys of its demos, and of their URLs: `core/v0.14.0`. */
  demos: string;
  /** Its live examples below the base: `demos/core/live` or `demos/core/live/0.13.0`. */
  live: string;
  /** Whether readers see it first. Its URLs have no version. */
  isLast: boolean;
}

const versionStates = ['current', 'next', 'earlier'] as const;

/** `next`: documented before readers see it first. `earlier`: no longer maintained. */
export type VersionState = (typeof versionStates)[number];

export const stateOf = ({
  name,
  isLast,
}: Pick<DocumentedVersion, 'name' | 'isLast'>): VersionState =>
  isLast ? 'current' : name === 'next' ? 'next' : 'earlier';

/** Right after a cut, two versions have the same number. Lists only contain the current one. */
export const isListed = (
  { isLast, version }: Pick<DocumentedVersion, 'isLast' | 'version'>,
  product: Pick<Product, 'version'>,
): boolean => isLast || version !== product.version;

/** File below the base URL from which pages learn at run time which versions exist. */
export const versionsFile = 'versions.json';

/** A version in `versionsFile`. URLs have no language. */
export interface PublishedVersion {
  product: ProductKey;
  name: string;
  version: string;
  state: VersionState;
  url: string;
  home: string;
  released?: string;
}

function isPublishedVersion(item: unknown): item is PublishedVersion {
  if (typeof item !== 'object' || item === null) return false;
  const { product, name, version, state, url, home } = item as Record<string, unknown>;
  return (
    [product, name, version].every((field) => typeof field === 'string') &&
    versionStates.some((known) => known === state) &&
    [url, home].every(isSitePath)
  );
}

export const versionsIn = (value: unknown): PublishedVersion[] =>
  Array.isArray(value) ? value.filter(isPublishedVersion) : [];
