import type { InitializedPlugin } from '@docusaurus/types';

/** Plugin name of the classic theme. */
export const classicTheme = 'docusaurus-theme-classic';

/**
 * Docusaurus' classic theme as a source of components only: no Infima sheet, no Prism, no progress
 * bar, no inline scripts. This site implements color mode, highlighting, and layout itself. See
 * THEME.md.
 */
export const leanTheme = (classic: InitializedPlugin): InitializedPlugin => ({
  ...classic,
  getClientModules: () => [],
  configureWebpack: () => ({}),
  injectHtmlTags: () => ({}),
});
