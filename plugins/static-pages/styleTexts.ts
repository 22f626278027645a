import type { Plugin } from '@docusaurus/types';
import { transform, type Plugin as EsbuildPlugin } from 'esbuild';
import { readFile } from 'node:fs/promises';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A style sheet that scripts import as text: `import styles from './form.text.css'`. */
const styleText = /\.text\.css$/;

/** Style sheets as text: minified, and without nesting for browsers that lack it. */
export const styleTexts = (target: string[]): EsbuildPlugin => ({
  name: 'style-texts',
  setup({ onLoad }) {
    onLoad({ filter: styleText }, async ({ path: file }) => {
      const css = await readFile(file, 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target });
      return { contents: code.trim(), loader: 'text' };
    });
  },
});

/** Docusaurus' rule applies to all other style sheets. */
export function allowStyleTexts({ module: { rules = [] } = {} }: Configuration): void {
  const css = rules.find(
    (rule) => typeof rule === 'object' && String(rule?.test) === String(/\.css$/i),
  );
  if (typeof css !== 'object' || !css)
    throw new Error("Docusaurus' rule for style sheets has changed; see styleTexts.ts.");
  css.exclude = [css.exclude, styleText].flat().filter((each) => each !== undefined);
  rules.push({ test: styleText, type: 'asset/source' });
}
