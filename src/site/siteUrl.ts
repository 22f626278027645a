/** The host the site is published on unless `SITE_URL` says otherwise (docs/behavior.md#urls). */
export const defaultSiteUrl = 'https://mui.com';
