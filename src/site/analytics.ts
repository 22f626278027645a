/**
 * Name of the `<meta>` element with the measurement id from `GA_MEASUREMENT_ID`. Without it, a page
 * loads no analytics script.
 */
export const analyticsMeta = 'docs-analytics';
