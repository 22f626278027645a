import type { Plugin } from '@docusaurus/types';
import { analyticsMeta } from '../../src/site/analytics';

/**
 * The measurement id as a head tag, from which `src/features/analytics` loads the analytics script.
 * None without an id.
 * @throws an error that names the variable, for an id that would not survive in an address
 */
export function analyticsTags(measurementId: string | undefined) {
  if (!measurementId) return [];
  if (!/^[\w-]+$/.test(measurementId)) {
    throw new Error(
      `GA_MEASUREMENT_ID is "${measurementId}". Expected letters, digits and hyphens, such as G-ABC1234567.`,
    );
  }
  return [{ tagName: 'meta', attributes: { name: analyticsMeta, content: measurementId } }];
}

/** Tells pages whether and to whom they report (docs/behavior.md#analytics). */
export function analytics(): Plugin {
  return {
    name: 'analytics',
    injectHtmlTags: () => ({ headTags: analyticsTags(process.env.GA_MEASUREMENT_ID) }),
  };
}
