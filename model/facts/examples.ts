import type { ProductKey } from './products';

/** A project in `examples/` that runs on the site. */
export interface LiveExample {
  name: string;
  product: ProductKey;
  entry: string;
}

export const liveExamples: readonly LiveExample[] = [
  { name: 'orders', product: 'core', entry: 'src/main.tsx' },
];

/**
 * Folder of its page, below the base URL. Pages in it have the response headers for code in frames.
 * @param version with the folder of its live examples
 */
export const livePageFolder = ({ name }: LiveExample, { live }: { live: string }) =>
  `${live}/${name}`;

/** Folder of its scripts, below the base URL. File names contain a hash. */
export const liveAssetFolder = (example: LiveExample, version: { live: string }) =>
  `assets/${livePageFolder(example, version)}`;

/** Example projects, below the base URL. URLs of `examples/` redirect to other pages. */
export const downloadsFolder = 'downloads';
