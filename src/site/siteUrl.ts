/** Origin of the published site, unless `SITE_URL` is set (docs/behavior.md#urls). */
export const defaultSiteUrl = 'https://mui.com';
