import type { Hosts } from '@site/tools/studio';

/**
 * Stands in for the logo that Studio's sign-in page loads from Auth.js: four arcs in the colors of
 * Google.
 */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="4">
  <path d="M18.4 6.6A9 9 0 0 0 5 7.4" stroke="#ea4335"/><path d="M5 7.4a9 9 0 0 0 0 9.2" stroke="#fbbc05"/>
  <path d="M5 16.6a9 9 0 0 0 12.8 2.3" stroke="#34a853"/><path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#4285f4"/></svg>`;

export const hosts: Hosts = {
  'authjs.dev': () => new Response(logo, { headers: { 'content-type': 'image/svg+xml' } }),
};
