import type { ProductPath } from './productPaths';

/** Name of the plugin that provides `SiteMetadata` as global data. */
export const siteMetadataPlugin = 'site-metadata';

export interface SiteMetadata {
  products: readonly ProductPath[];
}

/** Name of the `<meta>` element with the measurement ID. Without it, no analytics is loaded. */
export const analyticsMeta = 'docs-analytics';
