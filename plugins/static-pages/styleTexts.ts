import type { Plugin } from '@docusaurus/types';
import { transform, type Plugin as EsbuildPlugin } from 'esbuild';
import { readFile } from 'node:fs/promises';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Lets scripts import a style sheet as text: `import styles from './x.css' with { type: 'text' }`.
 * The text is minified, and nesting is resolved for browsers without it.
 */
export const styleTexts = (target: string[]): EsbuildPlugin => ({
  name: 'style-texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const css = await readFile(file, 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target });
      return { contents: code.trim(), loader: 'text' };
    });
  },
});

/**
 * Allows the modules of a Docusaurus bundle to do the same. Core's rule then applies to all other
 * style sheets.
 */
export function allowStyleTexts({ module: { rules = [] } = {} }: Configuration): void {
  const css = rules.find(
    (rule) => typeof rule === 'object' && String(rule?.test) === String(/\.css$/i),
  );
  if (!css) throw new Error("Docusaurus' rule for style sheets has changed; see styleTexts.ts.");
  Object.assign(css, { with: { type: { not: 'text' } } });
  rules.push({ test: /\.css$/, with: { type: 'text' }, type: 'asset/source' });
}
