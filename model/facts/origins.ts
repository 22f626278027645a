/** Origin of the published site, unless `SITE_URL` is set (docs/behavior.md#urls). */
export const defaultSiteUrl = 'https://mui.com';

const ownFile = new RegExp(`${defaultSiteUrl}(?=/(?:toolpad/downloads|\\.well-known)/)`, 'g');

/** Replaces the origin of this site's files in code. In the sources, they have the default one. */
export const withOrigin = (code: string, origin: string): string =>
  code.replace(ownFile, () => origin);

/** Path of the whole site. */
export const baseUrl = '/toolpad/';

export const repositories = {
  /** Repository of both products. */
  product: 'https://github.com/mui/toolpad',
} as const;

/** Branch that edit links lead to. */
export const docsBranch = 'main';
