import { blue } from '../../src/site/theme/colors';

/** Sizes of the icon in px. `maskable` icons have padding, because systems crop them. */
export const icons = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
] as const;

/** Folder of the icons below the base. */
export const iconFolder = 'static/logos';

/** Web app manifest. @see https://www.w3.org/TR/appmanifest/ */
export function renderManifest(baseUrl: string): string {
  const manifest = {
    id: baseUrl,
    name: 'Toolpad documentation',
    short_name: 'Toolpad docs',
    description: 'Documentation of Toolpad Core and Toolpad Studio, also offline.',
    // The strings are English in all languages.
    lang: 'en',
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['developer', 'education'],
    icons: [
      { src: `${baseUrl}${iconFolder}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...icons
        .filter(({ file }) => file.startsWith('icon-'))
        .map(({ file, size, maskable }) => ({
          src: `${baseUrl}${iconFolder}/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: maskable ? 'maskable' : 'any',
        })),
    ],
    shortcuts: [
      { name: 'Toolpad Core', url: `${baseUrl}core/introduction/` },
      { name: 'Toolpad Studio', url: `${baseUrl}studio/getting-started/` },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Renders the site's logo on a background as SVG: with rounded corners, or with padding for a mask.
 */
export function renderIcon(mark: string, maskable: boolean): string {
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const [scale, offset] = maskable ? [0.5, 6] : [0.66, 4.08];
  const ground = maskable
    ? '<rect width="24" height="24" fill="#fff"/>'
    : `<rect x=".25" y=".25" width="23.5" height="23.5" rx="5" fill="#fff" stroke="${blue[100]}" stroke-width=".5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}<g transform="translate(${offset} ${offset}) scale(${scale})">${inner}</g></svg>`;
}
