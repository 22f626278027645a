import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { ProductPath } from '../../model/facts/productPaths';
import {
  analyticsMeta,
  type SiteMetadata,
  siteMetadataPlugin,
} from '../../model/facts/siteMetadata';
import type { PageScriptPlugin } from '../static-pages/pageScript';

interface Options {
  /** Products by path, which each page's `<meta>` elements and page views contain. */
  products: readonly ProductPath[];
  analytics: {
    /** Measurement ID. Without one, events go to the `gtag` of the page, if there is one. */
    measurementId?: string;
    /** Share of sessions whose web vitals are measured. */
    vitalsShare: number;
  };
}

/**
 * Tells pages their product, and counts their views: `src/theme/SiteMetadata` renders the product,
 * and `src/runtime/pageViews.ts` is part of the script of every page.
 */
export function siteMetadata(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  { products, analytics: { measurementId, vitalsShare } }: Options,
): Plugin & PageScriptPlugin {
  return {
    name: siteMetadataPlugin,
    contentLoaded: ({ actions }) =>
      Promise.resolve(actions.setGlobalData({ products } satisfies SiteMetadata)),
    pageScripts: [path.join(siteDir, 'src/runtime/pageViews.ts')],
    injectHtmlTags: () => ({
      headTags: measurementId
        ? [
            {
              tagName: 'meta',
              attributes: {
                name: analyticsMeta,
                content: measurementId,
                'data-vitals': String(vitalsShare),
              },
            },
          ]
        : [],
    }),
  };
}
