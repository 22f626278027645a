import type { Drawing } from '../drawing';

/** The parts of an app in the browser and on the server. */
export const whatRunsWhere: Drawing = {
  width: 720,
  height: 276,
  groups: [
    { x: 8, y: 8, width: 212, height: 260, title: 'Browser', step: 1 },
    { x: 266, y: 8, width: 212, height: 260, title: 'Studio, in Node.js', step: 2 },
    { x: 524, y: 8, width: 188, height: 260, title: 'Sources', step: 3 },
  ],
  boxes: [
    { x: 24, y: 52, width: 180, height: 60, label: 'Pages', note: 'bindings, event handlers' },
    { x: 24, y: 122, width: 180, height: 60, label: 'Built-in components', note: 'Material UI' },
    {
      x: 24,
      y: 192,
      width: 180,
      height: 60,
      label: 'Custom components',
      note: 'components/*.tsx',
      code: true,
    },
    {
      x: 282,
      y: 52,
      width: 180,
      height: 60,
      label: 'Functions',
      note: 'resources/*.ts',
      code: true,
      accent: true,
    },
    {
      x: 282,
      y: 122,
      width: 180,
      height: 60,
      label: 'HTTP requests',
      note: 'with their transforms',
    },
    { x: 282, y: 192, width: 180, height: 60, label: 'Secrets', note: 'environment, .env' },
    { x: 540, y: 52, width: 156, height: 95, label: 'Databases', note: 'over their clients' },
    { x: 540, y: 157, width: 156, height: 95, label: 'REST APIs', note: 'over HTTP' },
  ],
  arrows: [
    { d: 'M224 138H262', both: true },
    { d: 'M482 138H520', both: true },
  ],
};
