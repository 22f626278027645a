/**
 * Distance in px from the viewport at which a demo is shown: far enough that it is there before a
 * reader who scrolls at leisure, near enough that a page on a phone starts none that its reader may
 * never reach.
 */
export const nearViewport = 300;
