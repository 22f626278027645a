/** Name of the `<meta>` element with the measurement id. Without it, no analytics is loaded. */
export const analyticsMeta = 'docs-analytics';
