import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { openBuildCache } from '../../model/caches/buildCache';

/** Writes `@generated/theme-tokens/default/tokens.css`, so that pages need no Emotion. */
export function themeTokens({ siteDir }: LoadContext): Plugin<string> {
  const cache = openBuildCache(siteDir, 'theme-tokens', [
    __dirname,
    path.join(siteDir, 'model/facts/theme'),
  ]);
  return {
    name: 'theme-tokens',
    getPathsToWatch: () => [path.join(siteDir, 'model/facts/theme/**/*.ts')],
    async loadContent() {
      // MUI is loaded only if the tokens need rendering.
      const tokens = await cache.async('tokens', [], async () =>
        (await import('./tokens')).renderTokens(),
      );
      cache.save();
      return tokens;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('tokens.css', content);
    },
  };
}
