import type { Drawing } from '../drawing';

/** Sign-in with a provider, from top to bottom. */
export const authentication: Drawing = {
  width: 720,
  height: 380,
  groups: [],
  lifelines: [
    { x: 88, from: 56, to: 372 },
    { x: 360, from: 56, to: 372 },
    { x: 632, from: 56, to: 372 },
  ],
  boxes: [
    { x: 8, y: 8, width: 160, height: 48, label: 'Browser' },
    { x: 280, y: 8, width: 160, height: 48, label: 'Studio app', accent: true },
    { x: 552, y: 8, width: 160, height: 48, label: 'Provider' },
    {
      x: 290,
      y: 240,
      width: 140,
      height: 58,
      label: 'Check',
      note: 'email, domain, roles',
      step: 4,
    },
  ],
  arrows: [
    {
      d: 'M88 92H354',
      step: { number: 1, x: 88, y: 92 },
      label: { text: 'GET /prod/pages/orders', x: 224, y: 84 },
    },
    { d: 'M360 122H94', label: { text: 'redirect to /prod/signin', x: 224, y: 114 } },
    {
      d: 'M88 160H626',
      step: { number: 2, x: 88, y: 160 },
      label: { text: 'signs in at the provider', x: 496, y: 152 },
    },
    {
      d: 'M632 208H366',
      step: { number: 3, x: 632, y: 208 },
      label: { text: '/prod/api/auth/callback', x: 496, y: 200 },
    },
    {
      d: 'M360 340H94',
      step: { number: 5, x: 360, y: 340 },
      label: { text: 'session cookie, page', x: 224, y: 332 },
    },
  ],
};
