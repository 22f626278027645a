import { defaultProduct, productList } from './products';

/** Product of the URLs that match a pattern. */
export interface ProductPath {
  /** Regular expression for the start of a path without language, which ends before a slash. */
  pattern: string;
  /** `$1` is the first group of the pattern. */
  productId: string | null;
  productCategoryId: string | null;
}

/**
 * Products by path; the first row that matches counts (docs/behavior.md#paths). An option of
 * `plugins/site-metadata`.
 */
export const productPaths: readonly ProductPath[] = [
  { pattern: '^/(material-ui|joy-ui|base-ui|system)', productId: '$1', productCategoryId: 'core' },
  { pattern: '^/x/(?:react-)?([^/]+)', productId: 'x-$1', productCategoryId: 'x' },
  { pattern: '^/x', productId: null, productCategoryId: 'x' },
  ...productList.map(({ key, productId }) => ({
    pattern: `^/toolpad/${key}`,
    productId,
    productCategoryId: 'toolpad',
  })),
  { pattern: '^/toolpad', productId: defaultProduct.productId, productCategoryId: 'toolpad' },
  { pattern: '^/(?:docs|versions|production-error)', productId: 'docs', productCategoryId: null },
  { pattern: '^/experiments/docs(?=/)', productId: 'docs-infra', productCategoryId: null },
];
