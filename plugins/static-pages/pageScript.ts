import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import { bundleHead, bundlePage, type PageScripts } from './bundle';

/** Speculation rules: the browser prefetches a page when the pointer rests on its link. */
const speculationRules = (baseUrl: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${baseUrl}*` },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * An inline script before first paint, and a small module without React. They're bundled separately
 * from Docusaurus' client; in development, the module is part of the client.
 */
export function pageScript(
  { siteDir, baseUrl, i18n: { currentLocale } }: LoadContext,
  options: { variables: Record<string, string> },
): Plugin<PageScripts> {
  const built = !isDevelopmentServer();
  return {
    name: 'page-script',
    getPathsToWatch: () => [
      path.join(siteDir, 'src/{static-pages,site}/**/*.ts'),
      path.join(siteDir, 'src/features/*/firstPaint.ts'),
    ],

    async loadContent() {
      const head = await bundleHead(siteDir, currentLocale);
      const page = built
        ? await bundlePage(siteDir, options.variables, currentLocale)
        : { files: [], entry: '' };
      return { head, ...page };
    },

    injectHtmlTags({ content }) {
      const module = {
        tagName: 'script',
        attributes: { type: 'module', src: `${baseUrl}assets/page/${content?.entry}` },
      };
      const rules = {
        tagName: 'script',
        attributes: { type: 'speculationrules' },
        innerHTML: JSON.stringify(speculationRules(baseUrl)),
      };
      return {
        headTags: [
          { tagName: 'script', innerHTML: content?.head ?? '' },
          ...(built ? [module] : []),
        ],
        postBodyTags: built ? [rules] : [],
      };
    },

    async postBuild({ outDir, content }) {
      const folder = path.join(outDir, 'assets/page');
      await mkdir(folder, { recursive: true });
      await Promise.all(
        content.files.map((file) => writeFile(path.join(folder, file.path), file.contents)),
      );
    },
  };
}
