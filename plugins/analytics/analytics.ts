import type { Plugin } from '@docusaurus/types';
import { analyticsMeta } from '../../model/facts/analytics';
import { readSettings } from '../../model/settings';

/** The measurement ID, from which `src/features/analytics` loads the analytics script. */
export function analyticsTags(measurementId: string | undefined) {
  if (!measurementId) return [];
  return [{ tagName: 'meta', attributes: { name: analyticsMeta, content: measurementId } }];
}

export function analytics(): Plugin {
  return {
    name: 'analytics',
    injectHtmlTags: () => ({ headTags: analyticsTags(readSettings().GA_MEASUREMENT_ID) }),
  };
}
