import type { Drawing } from '../drawing';

/** From the page's state through an expression to a property. */
export const binding: Drawing = {
  width: 720,
  height: 330,
  groups: [{ x: 8, y: 8, width: 216, height: 276, title: 'State of the page' }],
  boxes: [
    {
      x: 24,
      y: 48,
      width: 184,
      height: 64,
      label: 'Text Field',
      note: 'customer.value',
      code: true,
    },
    { x: 24, y: 126, width: 184, height: 64, label: 'Query', note: 'getOrders.data', code: true },
    {
      x: 24,
      y: 204,
      width: 184,
      height: 64,
      label: 'Page parameter',
      note: 'page.parameters',
      code: true,
    },
    {
      x: 284,
      y: 118,
      width: 212,
      height: 80,
      label: 'Expression',
      note: '`Hi, ${customer.value}!`',
      code: true,
      step: 2,
      accent: true,
    },
    { x: 556, y: 118, width: 156, height: 80, label: 'Property', note: 'value of a Text' },
  ],
  arrows: [
    { d: 'M224 158H280', step: { number: 1, x: 250, y: 158 } },
    { d: 'M496 158H552', step: { number: 3, x: 522, y: 158 } },
    {
      d: 'M116 284V312H390V202',
      step: { number: 4, x: 254, y: 312 },
      label: { text: 'each change', x: 322, y: 302 },
    },
  ],
};
