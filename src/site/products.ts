/**
 * The documented products, as data: whatever differs between them is a field here. A new product is
 * an entry, a folder `docs-<key>` of pages, and a constant of its key in `sidebars.ts`.
 */
interface ProductFacts {
  /** Value of `<meta name="mui:productId">`. */
  productId: `toolpad-${string}`;
  name: string;
  shortName: string;
  /** npm package and the version the pages are checked against. */
  package: string;
  version: string;
  /** Address of the product's overview page, without language. */
  home: string;
  released: string;
  status: 'maintained' | 'deprecated';
  /**
   * What its API data describes: the types of its package (`api.ts`), or components of Studio's
   * editor (`studioApi.ts`).
   */
  apiFormat: 'types' | 'editor';
  /** Whether its pages have a sponsor slot. */
  hasSponsor: boolean;
  /** Shape of the raised tile in its logo. */
  logo: 'square' | 'diamond';
}

const facts = {
  core: {
    productId: 'toolpad-core',
    name: 'Toolpad Core',
    shortName: 'Core',
    package: '@toolpad/core',
    version: '0.14.0',
    home: '/toolpad/core/introduction/',
    released: '2025-04-11',
    status: 'maintained',
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
    released: '2025-03',
    status: 'deprecated',
    apiFormat: 'editor',
    hasSponsor: false,
    logo: 'diamond',
  },
} satisfies Record<string, ProductFacts>;

export type ProductKey = keyof typeof facts;

/** What the API data of a product describes. */
export type ApiFormatOf<Key extends ProductKey> = (typeof facts)[Key]['apiFormat'];

export interface Product extends ProductFacts {
  /** Segment of its addresses, and part of the names of its folders. */
  key: ProductKey;
}

export const productList: readonly Product[] = Object.entries<ProductFacts>(facts).map(
  ([key, product]) => ({ key: key as ProductKey, ...product }),
);

export const products = Object.fromEntries(
  productList.map((product) => [product.key, product]),
) as Record<ProductKey, Product>;

/** The product of addresses, examples and pages of the site that name none. */
export const defaultProduct = products.core;
