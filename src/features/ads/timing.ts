/** Constants of the sponsor slot (docs/behavior.md#sponsor-slot). Times are in ms. */

/** Time between two checks for a sponsor's ad. */
export const CHECK_INTERVAL = 500;
/** Maximum number of checks. */
export const MAX_CHECKS = 30;
/** Number of the check at which an ad blocker is assumed if there's no ad. */
export const BLOCKER_CHECK = 7;
/** Maximum number of requests for an inline ad. */
export const MAX_REQUESTS = 10;
/** Share of visits that get the inline shape. */
export const INLINE_SHARE = 0.2;
/**
 * Share of visits with an ad blocker that show a request for an exception instead of an in-house
 * ad.
 */
export const MESSAGE_SHARE = 0.2;
/** Time for which an ad must be shown before it's reported. */
export const DISPLAY_DELAY = 2500;
/** Share of shown ads that are reported, unless the ad config overrides it. */
export const DISPLAY_RATIO = 0.1;
/** Maximum size of a response, in bytes. */
export const MAX_RESPONSE_SIZE = 100_000;
/** Maximum number of impression pixels per ad. */
export const MAX_PIXELS = 10;
