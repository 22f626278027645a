import type { Hosts } from '@site/tools/pictures';

/**
 * Draws a map tile of 256 by 256 pixels in place of one by OpenStreetMap. The streets vary by tile.
 */
function drawTile(x: number, y: number, zoom: number): string {
  const seed = (x * 7 + y * 13 + zoom * 3) % 97;
  const at = (step: number) => (seed * 31 + step * 67) % 256;
  const park = seed % 3 === 0;
  const streets = [0, 1, 2].map(
    (step) => `<path d="M${at(step)} 0V256M0 ${at(step + 5)}H256" stroke="#fff" stroke-width="7"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="#ece9e1"/>
    ${park ? `<rect x="${at(2) / 2}" y="${at(3) / 2}" width="110" height="90" rx="14" fill="#c9e3b4"/>` : ''}
    <path d="M0 ${(y * 40) % 256}C80 ${at(1)} 170 ${at(4)} 256 ${((y + 1) * 40) % 256}" stroke="#a9d3e8" stroke-width="${seed % 4 ? 0 : 22}" fill="none"/>
    ${streets.join('')}
    <path d="M0 128H256" stroke="#f6c56b" stroke-width="10"/>
  </svg>`;
}

export const hosts: Hosts = {
  'tile.openstreetmap.org': ({ url }) => {
    const [zoom = 0, x = 0, y = 0] = new URL(url).pathname
      .split('/')
      .slice(1)
      .map((part) => Number.parseInt(part, 10));
    return new Response(drawTile(x, y, zoom), {
      headers: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' },
    });
  },
};
