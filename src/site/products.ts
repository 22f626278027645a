import { pathnameToLanguage } from './paths';

/** The two documented products and the versions these pages speak of (specification, section 1). */

export type ProductKey = 'core' | 'studio';

export interface Product {
  key: ProductKey;
  /** Value of `<meta name="mui:productId">`. */
  productId: 'toolpad-core' | 'toolpad-studio';
  name: string;
  shortName: string;
  /** npm package and the version the pages are checked against. */
  package: string;
  version: string;
  /** Address of the product's overview page, without language. */
  home: string;
  released: string;
}

export const products: Record<ProductKey, Product> = {
  core: {
    key: 'core',
    productId: 'toolpad-core',
    name: 'Toolpad Core',
    shortName: 'Core',
    package: '@toolpad/core',
    version: '0.14.0',
    home: '/toolpad/core/introduction/',
    released: '2025-04-11',
  },
  studio: {
    key: 'studio',
    productId: 'toolpad-studio',
    name: 'Toolpad Studio',
    shortName: 'Studio',
    package: '@toolpad/studio',
    version: '0.13.0',
    home: '/toolpad/studio/getting-started/',
    released: '2025-03',
  },
};

export const productList = [products.core, products.studio];

/** The product a page address belongs to, in whatever language, or null on pages of neither. */
export function productOfPath(pathname: string): Product | null {
  const path = pathnameToLanguage(pathname).canonicalAsServer;
  return (
    productList.find(
      ({ key }) => path.startsWith(`/toolpad/${key}/`) || path === `/toolpad/${key}`,
    ) ?? null
  );
}
