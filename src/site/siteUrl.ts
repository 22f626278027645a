/** The host the site is published on unless `SITE_URL` says otherwise (contract, section 1). */
export const defaultSiteUrl = 'https://mui.com';
