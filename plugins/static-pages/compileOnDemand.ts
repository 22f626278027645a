import type { Compiler } from '@rspack/core';
import path from 'node:path';
import type { ServedPages } from './servedPages';

/**
 * Settings for `npm start` that compile a page when a browser first requests it, so that a start
 * and a change only compile the open pages. Rspack's lazy compilation isn't used because it
 * sometimes crashes when pages are removed.
 * @see https://github.com/web-infra-dev/rspack/issues/12641
 */
export const compileOnDemand = (pages: Pick<ServedPages, 'isWaiting' | 'onRequest'>) => ({
  rules: [
    {
      // Docusaurus excludes the `include` of each rule with such a `test` from another rule.
      resource: /\.mdx?$/,
      enforce: 'post' as const,
      use: [
        {
          loader: path.join(__dirname, 'waitingPage.cjs'),
          options: { isWaiting: pages.isWaiting },
        },
      ],
    },
  ],
  plugins: [
    {
      apply(compiler: Compiler) {
        pages.onRequest(
          (file) =>
            new Promise((resolve) => {
              if (!compiler.watching) return resolve();
              const changed = new Set([file]);
              compiler.watching.invalidateWithChangesAndRemovals(changed, new Set(), () =>
                resolve(),
              );
            }),
        );
      },
    },
  ],
});
