import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { liveAssetFolder, type LiveExample, livePageFolder } from '../facts/examples';
import type { ExampleProject } from './collect';
import { escapeHtml } from '../code/escapeHtml';
import type { DocumentedVersion } from '../versions/versions';

/** Files of a bundle, and which of them the page loads. */
interface Bundle {
  files: Map<string, Uint8Array>;
  script: string;
  style?: string;
}

interface BundleOptions {
  siteDir: string;
  /** Installed names by original names: `react-router` is installed as `react-router-v7`. */
  aliases: Record<string, string>;
  version: Pick<DocumentedVersion, 'examples' | 'packages' | 'live'>;
}

const source = 'live.js';

/** Uses hash routing, because a static host doesn't know its paths. */
async function bundleExample(
  { name, entry }: LiveExample,
  { siteDir, aliases, version }: BundleOptions,
): Promise<Bundle> {
  const example = path.join(siteDir, version.examples, name);
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    stdin: {
      contents: `import ${JSON.stringify(path.join(siteDir, 'model/examples/browser.ts'))};
import ${JSON.stringify(path.join(example, entry))};`,
      resolveDir: siteDir,
      sourcefile: source,
    },
    outdir: path.join(siteDir, 'live'),
    entryNames: 'main-[hash]',
    chunkNames: 'chunk-[hash]',
    tsconfig: path.join(example, 'tsconfig.json'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    target: ['chrome115', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    alias: aliases,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_ROUTER': '"hash"',
    },
  });
  const main = Object.entries(metafile.outputs).find(([, each]) => each.entryPoint === source);
  if (!main) throw new Error(`The bundle of "${name}" has no entry.`);
  const [script, { cssBundle }] = main;
  return {
    files: new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents])),
    script: path.basename(script),
    ...(cssBundle ? { style: path.basename(cssBundle) } : {}),
  };
}

/**
 * Loads the bundle instead of the source, and excludes the page from search engines.
 * @throws if the page loads no source, or loads another file that the site lacks
 */
export function renderLivePage(
  html: string,
  { script, style }: Pick<Bundle, 'script' | 'style'>,
  assets: string,
): string {
  const source = /<script type="module" src="\/src\/[^"]+"><\/script>/;
  if (!source.test(html)) throw new Error('index.html has no <script type="module"> of /src/.');
  const head = [
    '<meta name="robots" content="noindex" />',
    ...(style ? [`<link rel="stylesheet" href="${escapeHtml(assets + style)}" />`] : []),
  ].join('\n    ');
  return html
    .replace(source, `<script type="module" src="${escapeHtml(assets + script)}"></script>`)
    .replace(/(<link rel="icon" href=")\//, `$1${escapeHtml(assets)}`)
    .replace('</head>', `  ${head}\n  </head>`);
}

const folder = 'model/examples';

/** Everything that a bundle depends on: the example, the installed packages, and this code. */
async function cacheKey(
  project: ExampleProject,
  { siteDir, version }: BundleOptions,
  baseUrl: string,
) {
  const hash = createHash('sha256').update(baseUrl);
  for (const [file, content] of project.files) hash.update(`${file}\n`).update(content);
  const own = ['browser.ts', 'writeLiveExample.ts'].map((file) => path.join(siteDir, folder, file));
  for (const file of [path.join(siteDir, version.packages, 'package-lock.json'), ...own])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function writeBundle(
  example: LiveExample,
  project: ExampleProject,
  target: string,
  options: BundleOptions,
  baseUrl: string,
): Promise<void> {
  const { files, ...named } = await bundleExample(example, options);
  const assets = path.join(target, liveAssetFolder(example, options.version));
  const page = path.join(target, livePageFolder(example, options.version));
  await mkdir(assets, { recursive: true });
  await mkdir(page, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(assets, file), content);
  const publicFiles = [...project.files].filter(([file]) => file.startsWith('public/'));
  for (const [file, content] of publicFiles)
    await writeFile(path.join(assets, path.basename(file)), content);
  const html = project.files.get('index.html')?.toString('utf8') ?? '';
  await writeFile(
    path.join(page, 'index.html'),
    renderLivePage(html, named, `${baseUrl}${liveAssetFolder(example, options.version)}/`),
  );
}

/** Cached until the example or a package changes. @throws if it can't be bundled */
export async function writeLiveExample(
  example: LiveExample,
  project: ExampleProject | undefined,
  served: string,
  options: BundleOptions,
  baseUrl: string,
): Promise<void> {
  if (!project) throw new Error(`There is no example "${example.name}" to run.`);
  const { siteDir, version } = options;
  const cache = path.join(
    siteDir,
    'node_modules/.cache/toolpad-docs/live',
    version.live.replaceAll('/', '-'),
    example.name,
  );
  const cached = path.join(cache, await cacheKey(project, options, baseUrl));
  if (!existsSync(cached)) {
    const unfinished = `${cached}.${process.pid}`;
    await rm(cache, { recursive: true, force: true });
    await writeBundle(example, project, unfinished, options, baseUrl);
    await rename(unfinished, cached);
  }
  await cp(cached, served, { recursive: true });
}
