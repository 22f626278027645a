import presetClassic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, Preset } from '@docusaurus/types';
import path from 'node:path';

const theme = path.join(__dirname, 'theme.ts');

/** Paths of packages, as the preset names them. */
const isPackage = (name: string) => (entry: unknown) =>
  String(Array.isArray(entry) ? entry[0] : entry).includes(path.join('node_modules', name));

/**
 * Docusaurus' classic preset with two changes: the classic theme is a source of components only (`theme.ts`), and our style sheets
 * name their cascade layers themselves.
 */
export default function staticPagesPreset(context: LoadContext, options: Options): Preset {
  const { themes = [], plugins = [] } = presetClassic(context, options);
  const isClassicTheme = isPackage('@docusaurus/theme-classic');
  if (!themes.some(isClassicTheme)) {
    throw new Error('The classic preset has no classic theme any more: see THEME.md.');
  }
  return {
    themes: themes.map((entry) => (isClassicTheme(entry) ? theme : entry)),
    plugins: plugins.filter((entry) => !isPackage('@docusaurus/plugin-css-cascade-layers')(entry)),
  };
}
