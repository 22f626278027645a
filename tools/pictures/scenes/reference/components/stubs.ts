import type { Hosts } from '@site/tools/studio';

/** Stands in for the picture that the page of the Image shows: two strokes in MUI's blue. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="200" height="120" fill="none" stroke="#007fff" stroke-width="9" stroke-linejoin="round">
  <path d="M12 40V14l19 11 19-11v26M31 47l19 10 19-11V35"/><path d="M88 14v10"/></svg>`;

export const hosts: Hosts = {
  'mui.com': () => new Response(logo, { headers: { 'content-type': 'image/svg+xml' } }),
};
