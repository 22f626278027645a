import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../src/site/products';
import { findExamples, readManifest, type Manifest } from '@site/tools/examples';

/**
 * Folder of the installation, which takes 650 MB. It is outside the repository, and later runs use
 * it again.
 */
export const studioHome = path.join(os.tmpdir(), `toolpad-studio-${products.studio.version}`);

/** Path of the installed Studio's command. */
export const studioCommand = path.join(studioHome, 'node_modules/.bin/toolpad-studio');

const examplesFolder = path.join(import.meta.dirname, '../../examples/studio');

/**
 * Packages of all example apps. Scenes use these apps, and apps resolve packages from the folders
 * above them.
 */
const examplePackages = (): Record<string, string> =>
  Object.assign(
    {},
    ...findExamples(examplesFolder).map(
      (name) => readManifest(path.join(examplesFolder, name)).dependencies,
    ),
  ) as Record<string, string>;

/** Manifest of Studio and the examples' packages, in addition to those of earlier runs. */
function manifestOf(installed: Manifest, wanted: Record<string, string>): object {
  return {
    name: 'toolpad-studio',
    private: true,
    dependencies: {
      ...installed.dependencies,
      ...wanted,
      [products.studio.package]: products.studio.version,
    },
    // An indirect dependency requires ^1.0.6, which some registries lack.
    overrides: { 'typedarray.prototype.slice': '1.0.5' },
    // npm 11 runs install scripts only of packages in this list.
    allowScripts: { esbuild: true },
  };
}

/**
 * Installs Studio and the packages of the examples, unless they are installed already. Needs the
 * npm registry the first time.
 */
export function installStudio(): void {
  const file = path.join(studioHome, 'package.json');
  const installed = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const wanted = JSON.stringify(
    manifestOf(JSON.parse(installed) as Manifest, examplePackages()),
    null,
    2,
  );
  if (existsSync(studioCommand) && installed === wanted) return;
  // npm prefers installed versions, and then may find no version of React that all packages accept.
  for (const old of ['node_modules', 'package-lock.json'])
    rmSync(path.join(studioHome, old), { recursive: true, force: true });
  mkdirSync(studioHome, { recursive: true });
  writeFileSync(file, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: studioHome,
    stdio: 'inherit',
  });
}
