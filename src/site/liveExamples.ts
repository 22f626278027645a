import type { ProductKey } from './products';

/** A project in `examples/` that runs on the site. */
export interface LiveExample {
  /** Folder below `examples/`, and name in URLs. */
  name: string;
  /** Product that documents it. */
  product: ProductKey;
  /** Entry module. */
  entry: string;
}

/** All live examples, which `plugins/live-examples` bundles. */
export const liveExamples: readonly LiveExample[] = [
  { name: 'orders', product: 'core', entry: 'src/main.tsx' },
];

/** Folder of a cut version's files. */
interface VersionPath {
  name: string;
  isLast: boolean;
}

const pathOf = ({ product, name }: LiveExample, version: VersionPath) =>
  `demos/${product}/live/${version.isLast ? '' : `${version.name}/`}${name}`;

/**
 * Folder of its page, below the base URL. Pages in it have the response headers for code in frames.
 */
export const livePageFolder = pathOf;

/** Folder of its scripts, below the base URL. File names contain a hash. */
export const liveAssetFolder = (example: LiveExample, version: VersionPath) =>
  `assets/${pathOf(example, version)}`;
