import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { liveAssetFolder, livePageFolder, type LiveExample } from '../../src/site/examples';
import type { ExampleProject } from '../example-downloads/collect';
import { bundleExample, type BundleOptions } from './bundle';
import { renderLivePage } from './page';

/** This folder, below the site. */
const folder = 'plugins/live-examples';

/** Everything that a bundle depends on: the example, the installed packages, and this code. */
async function cacheKey(
  project: ExampleProject,
  { siteDir, version }: BundleOptions,
  baseUrl: string,
) {
  const hash = createHash('sha256').update(baseUrl);
  for (const [file, content] of project.files) hash.update(`${file}\n`).update(content);
  const own = ['browser.ts', 'bundle.ts', 'page.ts'].map((file) =>
    path.join(siteDir, folder, file),
  );
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

/**
 * Writes the files of an example to `served`, to be served below the base URL. A bundle is cached
 * until the example or a package changes.
 * @throws if the example is missing or can't be bundled
 */
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
