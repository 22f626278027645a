/**
 * Documented products: differences between them are fields. A new product needs an entry here, a
 * folder `docs-<key>` with pages, and a constant with its key in `sidebars.ts`.
 */
interface ProductFacts {
  productId: `toolpad-${string}`;
  name: string;
  shortName: string;
  package: string;
  /** Version that readers see first. Its URLs contain no version. */
  version: string;
  /**
   * Later version at `/toolpad/<key>/next/`. Its pages are those in `docs-<key>`, with the files in
   * `docs-<key>-next` instead.
   */
  next?: string;
  home: string;
  /** Page with an anchor for each release, such as `#v0-14-0`. */
  releaseNotes?: string;
  /** Page with the changes of the API, with the same anchors. */
  apiChanges?: string;
  released: Readonly<Record<string, string>>;
  status: 'maintained' | 'unmaintained' | 'deprecated';
  /** Types of the package (`api.ts`), or components of Studio's editor (`studioComponent`). */
  apiFormat: 'types' | 'editor';
  hasSponsor: boolean;
  /** Shape of the raised tile in the logo. */
  logo: 'square' | 'diamond';
}

const facts = {
  core: {
    productId: 'toolpad-core',
    name: 'Toolpad Core',
    shortName: 'Core',
    package: '@toolpad/core',
    version: '0.14.0',
    next: '0.16.0',
    home: '/toolpad/core/introduction/',
    releaseNotes: '/toolpad/core/introduction/release-notes/',
    apiChanges: '/toolpad/core/introduction/api-changes/',
    released: { '0.14.0': '2025-04-11', '0.15.0': '2025-05-08', '0.16.0': '2025-06-11' },
    status: 'unmaintained',
    apiFormat: 'types',
    hasSponsor: true,
    logo: 'square',
  },
  studio: {
    productId: 'toolpad-studio',
    name: 'Toolpad Studio',
    shortName: 'Studio',
    package: '@toolpad/studio',
    version: '0.13.0',
    home: '/toolpad/studio/getting-started/',
    released: { '0.13.0': '2025-03' },
    status: 'deprecated',
    apiFormat: 'editor',
    hasSponsor: false,
    logo: 'diamond',
  },
} satisfies Record<string, ProductFacts>;

export type ProductKey = keyof typeof facts;

export type ApiFormatOf<Key extends ProductKey> = (typeof facts)[Key]['apiFormat'];

export interface Product extends ProductFacts {
  /** Segment of its URLs, and part of its folders' names. */
  key: ProductKey;
}

export const productList: readonly Product[] = Object.entries<ProductFacts>(facts).map(
  ([key, product]) => ({ key: key as ProductKey, ...product }),
);

export const products = Object.fromEntries(
  productList.map((product) => [product.key, product]),
) as Record<ProductKey, Product>;

/** Product of URLs, examples, and pages that don't belong to one. */
export const defaultProduct = products.core;
