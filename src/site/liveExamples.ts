import type { ProductKey } from './products';

/** An application of `examples/` that runs on the site. */
export interface LiveExample {
  /** Folder below `examples/`, and the name in its addresses. */
  name: string;
  /** Product whose pages show it. */
  product: ProductKey;
  /** Module that starts it. */
  entry: string;
}

/** All of them. `plugins/live-examples` bundles each. */
export const liveExamples: readonly LiveExample[] = [
  { name: 'orders', product: 'core', entry: 'src/main.tsx' },
];

/** Where a cut version keeps its own. */
interface VersionPath {
  name: string;
  isLast: boolean;
}

const pathOf = ({ product, name }: LiveExample, version: VersionPath) =>
  `demos/${product}/live/${version.isLast ? '' : `${version.name}/`}${name}`;

/** Folder of its page, below the base: where pages that run code in frames have their headers. */
export const livePageFolder = pathOf;

/** Folder of its scripts, below the base: files with a hash in their name. */
export const liveAssetFolder = (example: LiveExample, version: VersionPath) =>
  `assets/${pathOf(example, version)}`;
