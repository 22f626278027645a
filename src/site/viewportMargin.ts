/**
 * Distance in px from the viewport at which a demo is shown. A demo should be ready before a reader
 * scrolls to it, but a page on a phone shouldn't start demos that its reader may never reach.
 */
export const viewportMargin = 300;
