import type { Drawing } from '../drawing';

/** From the project to the users. */
export const deployment: Drawing = {
  width: 720,
  height: 296,
  groups: [{ x: 372, y: 8, width: 180, height: 280, title: 'Server, Node.js 18+' }],
  boxes: [
    { x: 8, y: 52, width: 136, height: 64, label: 'Project', note: 'on your machine' },
    { x: 190, y: 52, width: 136, height: 64, label: 'Repository', note: 'Git' },
    {
      x: 388,
      y: 52,
      width: 148,
      height: 64,
      label: 'Install, build',
      note: 'npm run build',
      code: true,
    },
    { x: 388, y: 146, width: 148, height: 48, label: '.generated/' },
    {
      x: 388,
      y: 222,
      width: 148,
      height: 52,
      label: 'npm run start',
      note: 'port 3000',
      accent: true,
    },
    { x: 598, y: 216, width: 114, height: 64, label: 'Proxy', note: 'HTTPS' },
    { x: 598, y: 52, width: 114, height: 64, label: 'Browser', note: '/prod', code: true },
  ],
  arrows: [
    { d: 'M144 84H186', step: { number: 1, x: 163, y: 84 } },
    { d: 'M326 84H384', step: { number: 2, x: 350, y: 84 } },
    { d: 'M462 116V142' },
    { d: 'M462 194V218', step: { number: 3, x: 490, y: 208 } },
    { d: 'M540 248H594', both: true, step: { number: 4, x: 567, y: 248 } },
    { d: 'M655 120V212', both: true },
  ],
};
