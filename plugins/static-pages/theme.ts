import type { InitializedPlugin } from '@docusaurus/types';

/** Name of the plugin that the classic theme is. */
export const classicTheme = 'docusaurus-theme-classic';

/**
 * Docusaurus' classic theme as a source of components only: no Infima sheet, no prism, no progress
 * bar, no inline scripts. Color mode, highlighting and layout belong to this site. See THEME.md.
 */
export const leanTheme = (classic: InitializedPlugin): InitializedPlugin => ({
  ...classic,
  getClientModules: () => [],
  configureWebpack: () => ({}),
  injectHtmlTags: () => ({}),
});
