/** URLs of the site and its sources. Environment variables can override them at build time. */

export { defaultSiteUrl } from './siteUrl';

/** Path of the whole site. */
export const baseUrl = '/toolpad/';

export const repositories = {
  /** Repository of both products. */
  product: 'https://github.com/mui/toolpad',
} as const;

/** Branch that edit links lead to. */
export const docsBranch = 'main';
