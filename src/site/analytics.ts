/**
 * Name of the `<meta>` with the measurement id that `GA_MEASUREMENT_ID` sets. A page without it
 * loads no analytics script.
 */
export const analyticsMeta = 'docs-analytics';
