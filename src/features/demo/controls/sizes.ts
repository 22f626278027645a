/** Widths in px that a full-page demo can take with one press; `null` is all there is. Their layouts change at 480 and 640 px. */
export const demoSizes = [
  { name: 'phone', width: 375 },
  { name: 'tablet', width: 600 },
  { name: 'full', width: null },
] as const;

/** The narrowest a demo gets, in px. */
export const narrowest = 320;
