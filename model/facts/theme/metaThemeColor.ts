/**
 * `<meta name="theme-color">` by resolved mode: the page's background in hexadecimal. This is a
 * separate file, because the inline script needs nothing else of the theme.
 */
export const metaThemeColor = { light: '#fff', dark: '#0f1214' } as const;
