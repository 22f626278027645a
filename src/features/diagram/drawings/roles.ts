import type { Drawing } from '../drawing';

/** From roles at the provider to pages and data. */
export const roles: Drawing = {
  width: 720,
  height: 276,
  groups: [
    { x: 8, y: 8, width: 180, height: 260, title: 'Provider' },
    { x: 262, y: 8, width: 180, height: 260, title: 'Roles of the app' },
    { x: 516, y: 8, width: 196, height: 260, title: 'Access' },
  ],
  boxes: [
    { x: 24, y: 48, width: 148, height: 56, label: 'viewer', step: 1 },
    { x: 24, y: 118, width: 148, height: 56, label: 'editor' },
    { x: 24, y: 196, width: 148, height: 56, label: 'admin' },
    { x: 278, y: 84, width: 148, height: 56, label: 'accountant', accent: true },
    { x: 278, y: 196, width: 148, height: 56, label: 'admin' },
    { x: 532, y: 48, width: 164, height: 56, label: 'Page invoices', note: 'accountant, admin' },
    { x: 532, y: 118, width: 164, height: 56, label: 'Page settings', note: 'admin' },
    {
      x: 532,
      y: 196,
      width: 164,
      height: 56,
      label: 'Functions',
      note: 'session.user.roles',
      code: true,
    },
  ],
  arrows: [
    { d: 'M172 76H222V104H274' },
    { d: 'M172 146H222V120H274', step: { number: 2, x: 222, y: 112 } },
    { d: 'M172 224H274' },
    { d: 'M426 112H478V76H528', step: { number: 3, x: 478, y: 94 } },
    { d: 'M426 216H462V88H528' },
    { d: 'M426 224H494V146H528' },
    { d: 'M426 236H528', step: { number: 4, x: 508, y: 236 } },
  ],
};
