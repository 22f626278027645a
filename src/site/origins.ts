/**
 * Where the site and its sources live. Each can be set at build time by the environment variable of
 * the same meaning.
 */

export { defaultSiteUrl } from './siteUrl';

/** Path below which the whole site lives. */
export const baseUrl = '/toolpad/';

export const repositories = {
  /** Sources of the two products. */
  product: 'https://github.com/mui/toolpad',
} as const;

/** Branch that edit links lead to. */
export const docsBranch = 'main';
