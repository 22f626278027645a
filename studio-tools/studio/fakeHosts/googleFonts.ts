import type { Hosts } from '@site/tools/pictures';

/**
 * Studio's editor and apps request the font Roboto. Without it, the browser uses its default font.
 */
export const hosts: Hosts = {
  'fonts.googleapis.com': () => new Response('', { headers: { 'content-type': 'text/css' } }),
};
