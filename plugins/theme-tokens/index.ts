import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { renderTokens } from './tokens';

/** Evaluates the MUI theme at build time into `@generated/theme-tokens/default/tokens.css`: the shell needs no Emotion. */
export function themeTokens({ siteDir }: LoadContext): Plugin<string> {
  return {
    name: 'theme-tokens',
    getPathsToWatch: () => [path.join(siteDir, 'src/site/theme/**/*.ts')],
    loadContent: () => Promise.resolve(renderTokens()),
    async contentLoaded({ content, actions }) {
      await actions.createData('tokens.css', content);
    },
  };
}
