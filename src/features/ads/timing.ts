/** Figures of the sponsor slot (docs/behavior.md#sponsor-slot). Times in ms. */

/** Pause between two looks for a sponsor's ad. */
export const LOOK_INTERVAL = 500;
/** Looks in all. */
export const MAX_LOOKS = 30;
/** The look at which, without an ad, a blocker is assumed: after more than six. */
export const BLOCKER_LOOK = 7;
/** Requests for an inline ad in all. */
export const MAX_REQUESTS = 10;
/** Share of visits that get the inline shape. */
export const INLINE_SHARE = 0.2;
/**
 * Share of visits with an ad blocker that show a request for an exception instead of an in-house
 * ad.
 */
export const MESSAGE_SHARE = 0.2;
/** How long an ad must be shown to be reported. */
export const DISPLAY_DELAY = 2500;
/** Share of shown ads that are reported, unless the ad config overrides it. */
export const DISPLAY_RATIO = 0.1;
/** Largest answer that is read, in bytes. */
export const MAX_ANSWER = 100_000;
/** Impression pixels in all: an answer does not make a page load more. */
export const MAX_PIXELS = 10;
