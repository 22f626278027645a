import type { Hosts } from '../standIn';

/** Studio's editor and its apps ask for Roboto. Without it, the browser's own font is shown. */
export const hosts: Hosts = {
  'fonts.googleapis.com': () => new Response('', { headers: { 'content-type': 'text/css' } }),
};
