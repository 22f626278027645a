import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { isDevelopmentServer } from '../shared/command';
import { filesBelow } from '../shared/files';
import { readSettings } from '../shared/settings';
import { iconFolder, icons, renderIcon, renderManifest } from './manifest';
import { renderOfflineList } from './offlineList';
import { filesReferencedBy, hashedFile, shellOf } from './shell';
import { bundleWorker } from './worker';

/** Exports of plugin-pwa. Its types only describe its API for themes. */
interface PwaModule {
  default: (context: LoadContext, options: object) => Plugin | null;
  validateOptions: (context: OptionValidationContext<object, object>) => object;
}

/**
 * Creates plugin-pwa. `npm start` has no worker and doesn't load the package, because Workbox takes
 * a quarter of a second.
 */
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
    (await filesBelow(outDir)).map(async (file) => ({
      path: path.relative(outDir, file).split(path.sep).join('/'),
      content: await readFile(file),
    })),
  );
  const list = renderOfflineList(files, baseUrl);
  await writeFile(path.join(outDir, 'offline.json'), JSON.stringify(list));
  return list.version;
}

/**
 * Prepends our worker to plugin-pwa's file. The plugin's `swCustom` isn't used: it becomes a second
 * script, `<number>.sw.js`, which is imported asynchronously. Browsers require event handlers to be
 * added synchronously, and our `fetch` handler must precede the plugin's.
 */
async function prependToFile(content: Uint8Array, file: string): Promise<void> {
  await writeFile(file, Buffer.concat([content, await readFile(file)]));
}

/**
 * Docusaurus' plugin-pwa with our worker, but without its registration, a client module that static
 * pages don't run. The page script registers the worker, see `src/features/offline`. README.md
 * explains the requirements.
 */
export function pwa(context: LoadContext): Plugin {
  const { baseUrl, siteDir, generatedFilesDir, outDir, i18n } = context;
  const worker = path.join(generatedFilesDir, 'pwa/worker.js');
  const remover = path.join(generatedFilesDir, 'pwa/remove.js');
  let pageFiles: ReadonlySet<string> = new Set();
  const options = {
    swRegister: false,
    pwaHead: [
      { tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest' },
      { tagName: 'link', rel: 'apple-touch-icon', href: `${iconFolder}/apple-touch-icon.png` },
    ],
    injectManifestConfig: {
      maximumFileSizeToCacheInBytes: 20_000_000,
      dontCacheBustURLsMatching: hashedFile,
      globIgnores: ['sw.js'],
      additionalManifestEntries: [],
      manifestTransforms: [
        (entries: Parameters<typeof shellOf>[0]) => ({ manifest: shellOf(entries, pageFiles) }),
      ],
    },
  };
  const inner = createPluginPwa(context, options);
  return {
    name: 'pwa',
    injectHtmlTags: (args) => inner?.injectHtmlTags?.(args) ?? {},

    async postBuild(props) {
      const language = i18n.currentLocale;
      await writeIcons(outDir, baseUrl);
      const version = await writeOfflineList(outDir, baseUrl);
      await bundleWorker(siteDir, 'remove', remover, { version, language });
      // plugin-pwa does nothing in `docusaurus build --dev`: development builds register no worker
      // and remove an existing one.
      if (readSettings().SERVICE_WORKER === 'off' || !inner)
        return copyFile(remover, path.join(outDir, 'sw.js'));
      await bundleWorker(siteDir, 'serve', worker, { version, language });
      const page = await readFile(path.join(outDir, 'offline/index.html'), 'utf8');
      pageFiles = filesReferencedBy(page, baseUrl);
      await inner?.postBuild?.(props);
      await prependToFile(await readFile(worker), path.join(outDir, 'sw.js'));
    },
  };
}
