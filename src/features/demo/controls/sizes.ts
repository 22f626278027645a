/**
 * Preset widths of a full-page demo, in px; `null` is the full width. Layouts of demos change at
 * 480 and 610 px.
 */
export const demoSizes = [
  { name: 'phone', width: 375 },
  { name: 'tablet', width: 600 },
  { name: 'full', width: null },
] as const;

/** Minimum width of a demo, in px. */
export const minWidth = 320;
