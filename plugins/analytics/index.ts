import type { Plugin } from '@docusaurus/types';
import { analyticsMeta } from '../../src/site/analytics';

/**
 * Head tag with the measurement ID, from which `src/features/analytics` loads the analytics script.
 * Empty without an ID.
 * @throws an error that names the variable if the ID isn't safe in a URL
 */
export function analyticsTags(measurementId: string | undefined) {
  if (!measurementId) return [];
  if (!/^[\w-]+$/.test(measurementId)) {
    throw new Error(
      `GA_MEASUREMENT_ID is "${measurementId}". It can contain only letters, digits, and hyphens, such as G-ABC1234567.`,
    );
  }
  return [{ tagName: 'meta', attributes: { name: analyticsMeta, content: measurementId } }];
}

/** Adds the analytics settings to pages (docs/behavior.md#analytics). */
export function analytics(): Plugin {
  return {
    name: 'analytics',
    injectHtmlTags: () => ({ headTags: analyticsTags(process.env.GA_MEASUREMENT_ID) }),
  };
}
