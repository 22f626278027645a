import type { Drawing } from '../drawing';

/** Rows and columns of the canvas. */
export const canvasGrid: Drawing = {
  width: 720,
  height: 346,
  groups: [
    { x: 8, y: 8, width: 704, height: 330, title: 'Page' },
    { x: 480, y: 192, width: 216, height: 130, title: 'Column', step: 3 },
  ],
  boxes: [
    {
      x: 24,
      y: 44,
      width: 672,
      height: 58,
      label: 'Text',
      note: 'a row with one component',
      step: 1,
    },
    {
      x: 24,
      y: 118,
      width: 444,
      height: 58,
      label: 'Text Field',
      note: 'columnSize: 1.33',
      code: true,
    },
    {
      x: 480,
      y: 118,
      width: 216,
      height: 58,
      label: 'Button',
      note: 'columnSize: 0.67',
      code: true,
    },
    {
      x: 24,
      y: 192,
      width: 444,
      height: 130,
      label: 'Chart',
      note: 'beside a column',
      accent: true,
    },
    { x: 496, y: 226, width: 184, height: 38, label: 'Metric' },
    { x: 496, y: 274, width: 184, height: 38, label: 'Metric' },
  ],
  arrows: [{ d: 'M474 108V186', both: true, step: { number: 2, x: 474, y: 147 } }],
};
