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

/** Folder of its page, below the base: where pages that run code in frames have their headers. */
export const livePageFolder = ({ product, name }: LiveExample) => `demos/${product}/live/${name}`;

/** Folder of its scripts, below the base: files with a hash in their name. */
export const liveAssetFolder = ({ product, name }: LiveExample) =>
  `assets/demos/${product}/live/${name}`;
