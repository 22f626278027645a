import type { Drawing } from '../drawing';

/** Queries and actions between the browser, Studio, and a data source. */
export const dataFlow: Drawing = {
  width: 720,
  height: 340,
  groups: [
    { x: 8, y: 8, width: 212, height: 324, title: 'Browser' },
    { x: 276, y: 8, width: 200, height: 324, title: 'Studio server' },
    { x: 532, y: 8, width: 180, height: 324, title: 'Sources' },
  ],
  boxes: [
    {
      x: 24,
      y: 48,
      width: 180,
      height: 64,
      label: 'Data Grid',
      note: 'getOrders.rows',
      code: true,
    },
    {
      x: 24,
      y: 150,
      width: 180,
      height: 64,
      label: 'Page state',
      note: 'getOrders.data',
      code: true,
    },
    { x: 24, y: 252, width: 180, height: 64, label: 'Button', note: 'onClick', code: true },
    { x: 292, y: 48, width: 168, height: 64, label: 'Secrets', note: 'environment variables' },
    {
      x: 292,
      y: 150,
      width: 168,
      height: 64,
      label: 'Query',
      note: 'getOrders',
      code: true,
      accent: true,
    },
    {
      x: 292,
      y: 252,
      width: 168,
      height: 64,
      label: 'Action',
      note: 'createOrder',
      code: true,
      accent: true,
    },
    { x: 548, y: 150, width: 148, height: 166, label: 'REST API', note: 'or a database' },
  ],
  arrows: [
    { d: 'M204 168H288', step: { number: 1, x: 248, y: 168 } },
    { d: 'M460 182H544', both: true, step: { number: 2, x: 504, y: 182 } },
    { d: 'M376 112V146' },
    { d: 'M292 198H208', step: { number: 3, x: 248, y: 198 } },
    { d: 'M114 150V116', step: { number: 4, x: 114, y: 132 } },
    { d: 'M204 284H288', step: { number: 5, x: 248, y: 284 } },
    { d: 'M460 284H544' },
  ],
};
