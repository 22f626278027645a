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
  /** Address of the product's overview page. */
  home: string;
  /** What the product is for, in a sentence. */
  purpose: string;
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
    purpose:
      'React components on top of Material UI for dashboards and internal tools: layout, navigation, sign-in, CRUD, dialogs.',
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
    purpose:
      'A self-hosted, low-code builder: drag components onto a page in the browser, bind them to your own functions, keep it all as files.',
    released: '2025-03',
  },
};

export const productList = [products.core, products.studio];

/** The product a page address belongs to, or null on pages of neither. */
export function productOfPath(pathname: string): Product | null {
  return (
    productList.find(
      ({ key }) => pathname.startsWith(`/toolpad/${key}/`) || pathname === `/toolpad/${key}`,
    ) ?? null
  );
}
