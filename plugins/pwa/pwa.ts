import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import sharp from 'sharp';
import { blue } from '../../model/facts/theme/colors';
import { isDevelopmentServer } from '../shared/command';
import { filesBelow } from '../../model/files/files';
import { readSettings } from '../../model/settings';
import { scriptSettings } from '../static-pages/pageScript';
import { filesReferencedBy, renderOfflineList, shellOf } from './offlineList';

/** Sizes of the icon in px. `maskable` icons have padding, because systems crop them. */
const icons = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
] as const;

const iconFolder = 'static/logos';

/** Web app manifest. @see https://www.w3.org/TR/appmanifest/ */
function renderManifest(baseUrl: string): string {
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

/** On a background: with rounded corners, or with padding for a mask. */
function renderIcon(mark: string, maskable: boolean): string {
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const [scale, offset] = maskable ? [0.5, 6] : [0.66, 4.08];
  const ground = maskable
    ? '<rect width="24" height="24" fill="#fff"/>'
    : `<rect x=".25" y=".25" width="23.5" height="23.5" rx="5" fill="#fff" stroke="${blue[100]}" stroke-width=".5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}<g transform="translate(${offset} ${offset}) scale(${scale})">${inner}</g></svg>`;
}

/** @returns the file */
async function bundleWorker(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  name: 'worker' | 'remove',
  define: Record<string, string>,
): Promise<string> {
  const settings = scriptSettings(siteDir, i18n.currentLocale);
  const outfile = path.join(generatedFilesDir, `pwa/${name}.js`);
  await build({
    ...settings,
    entryPoints: [path.join(siteDir, `src/features/offline/worker/${name}.ts`)],
    outfile,
    format: 'iife',
    define: { ...settings.define, ...define },
  });
  // A browser would reject it, and readers would keep their current worker.
  const unset = /process\.env\.\w+/.exec(await readFile(outfile, 'utf8'))?.[0];
  if (unset) throw new Error(`The file ${name}.ts reads ${unset}, which no worker has.`);
  return outfile;
}

/** Exports of plugin-pwa. Its types only describe its API for themes. */
interface PwaModule {
  default: (context: LoadContext, options: object) => Plugin | null;
  validateOptions: (context: OptionValidationContext<object, object>) => object;
}

/** `npm start` has no worker and doesn't load Workbox, which takes a quarter of a second. */
function createPluginPwa(context: LoadContext, options: object): Plugin | null {
  if (isDevelopmentServer()) return null;
  const { default: pluginPwa, validateOptions } = createRequire(__filename)(
    '@docusaurus/plugin-pwa',
  ) as PwaModule;
  const validate: OptionValidationContext<object, object>['validate'] = (schema, value) => {
    const { error, value: valid } = schema.validate(value);
    if (error) throw error;
    return valid;
  };
  return pluginPwa(context, validateOptions({ validate, options }));
}

async function writeIcons(outDir: string, baseUrl: string): Promise<void> {
  const folder = path.join(outDir, iconFolder);
  await mkdir(folder, { recursive: true });
  const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
  for (const { file, size, maskable } of icons) {
    const svg = Buffer.from(renderIcon(mark, maskable));
    await sharp(svg, { density: (72 * size) / 24 })
      .resize(size)
      .png()
      .toFile(path.join(folder, file));
  }
  await writeFile(path.join(outDir, 'manifest.webmanifest'), renderManifest(baseUrl));
}

/** Lists all files of the site by product. @returns the version of the list */
async function writeOfflineList(outDir: string, baseUrl: string): Promise<string> {
  const files = await Promise.all(
    filesBelow(outDir).map(async (file) => ({
      path: path.relative(outDir, file).split(path.sep).join('/'),
      content: await readFile(file),
    })),
  );
  const list = renderOfflineList(files, baseUrl);
  await writeFile(path.join(outDir, 'offline.json'), JSON.stringify(list));
  return list.version;
}

/** plugin-pwa with our worker, which the page script registers (`src/features/offline`). */
export function pwa(context: LoadContext): Plugin {
  const { baseUrl, outDir } = context;
  let pageFiles: ReadonlySet<string> = new Set();
  let shell = '';
  const options = {
    swRegister: false,
    pwaHead: [
      { tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest' },
      { tagName: 'link', rel: 'apple-touch-icon', href: `${iconFolder}/apple-touch-icon.png` },
    ],
    injectManifestConfig: {
      maximumFileSizeToCacheInBytes: 20_000_000,
      globIgnores: ['sw.js'],
      additionalManifestEntries: [],
      manifestTransforms: [
        (entries: Parameters<typeof shellOf>[0]) => {
          const files = shellOf(entries, pageFiles);
          shell = files.map(({ url }) => url).join(' ');
          // Workbox would install nothing if the network blocked one of the other files.
          return { manifest: files.filter(({ url }) => url === 'offline/index.html') };
        },
      ],
    },
  };
  const inner = createPluginPwa(context, options);
  return {
    name: 'pwa',
    injectHtmlTags: (args) => inner?.injectHtmlTags?.(args) ?? {},

    async postBuild(props) {
      await writeIcons(outDir, baseUrl);
      const version = JSON.stringify(await writeOfflineList(outDir, baseUrl));
      const define = { 'process.env.OFFLINE_VERSION': version };
      const remover = await bundleWorker(context, 'remove', define);
      // plugin-pwa does nothing in `docusaurus build --dev`: development builds register no worker
      // and remove an existing one.
      if (readSettings().SERVICE_WORKER === 'off' || !inner)
        return copyFile(remover, path.join(outDir, 'sw.js'));
      const page = await readFile(path.join(outDir, 'offline/index.html'), 'utf8');
      pageFiles = filesReferencedBy(page, baseUrl);
      await inner.postBuild?.(props);
      const worker = await bundleWorker(context, 'worker', {
        ...define,
        'process.env.OFFLINE_SHELL': JSON.stringify(shell),
      });
      // The plugin's `swCustom` isn't used: it becomes a second script, `<number>.sw.js`, which is
      // imported asynchronously. Browsers require event handlers to be added synchronously, and our
      // `fetch` handler must precede the plugin's.
      const file = path.join(outDir, 'sw.js');
      await writeFile(file, Buffer.concat([await readFile(worker), await readFile(file)]));
    },
  };
}
