import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as classicModule from '@docusaurus/theme-classic';
import path from 'node:path';

const { default: themeClassic } = classicModule;

/** Fills in the theme's defaults. The package exports it without declaring it in its types. */
export const { validateThemeConfig } = classicModule as unknown as Required<
  Pick<PluginModule, 'validateThemeConfig'>
>;

/**
 * Docusaurus' classic theme as a source of components only: no Infima sheet, no prism, no progress bar, no inline scripts.
 * Colour mode, highlighting and layout belong to this site. See README.md.
 */
export default function leanTheme(context: LoadContext): Plugin {
  const classic = themeClassic(context, { customCss: [] }) as Plugin;
  const lib = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    ...classic,
    name: 'lean-theme',
    getThemePath: () => path.join(lib, 'theme'),
    getTypeScriptThemePath: () => path.join(lib, '../src/theme'),
    getClientModules: () => [],
    configureWebpack: () => ({}),
    injectHtmlTags: () => ({}),
  };
}
