/**
 * `<meta name="theme-color">` for each resolved mode: the page's background as hexadecimal. In a
 * file of its own, since the script before first paint carries it and nothing else of the theme.
 */
export const metaThemeColor = { light: '#fff', dark: '#0f1214' } as const;
