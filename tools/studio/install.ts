import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../src/site/products';

/** Outside the repository: an installation takes 650 MB and is used by later runs. */
export const studioHome = path.join(os.tmpdir(), `toolpad-studio-${products.studio.version}`);

/** The command of the installed Studio. */
export const studioCommand = path.join(studioHome, 'node_modules/.bin/toolpad-studio');

const examplesFolder = path.join(import.meta.dirname, '../../examples/studio');

/**
 * Packages of all example apps: scenes photograph these apps, and an app finds packages in the
 * folders above it.
 */
function examplePackages(): Record<string, string> {
  if (!existsSync(examplesFolder)) return {};
  return Object.assign(
    {},
    ...readdirSync(examplesFolder).map((name) => {
      const file = path.join(examplesFolder, name, 'package.json');
      if (!existsSync(file)) return {};
      const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return dependencies;
    }),
  ) as Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/**
 * What is to be installed: Studio and the packages of the examples, beside what an earlier run has
 * installed.
 */
function manifestOf(
  installed: Partial<Manifest>,
  wanted: Record<string, string>,
): Manifest & Record<string, unknown> {
  return {
    name: 'toolpad-studio',
    private: true,
    dependencies: {
      ...installed.dependencies,
      ...wanted,
      [products.studio.package]: products.studio.version,
    },
    // A dependency further down asks for ^1.0.6, which not every registry has.
    overrides: { 'typedarray.prototype.slice': '1.0.5' },
    // npm 11 runs an install script only when it is named here; older ones run them all.
    allowScripts: { esbuild: true },
  };
}

/**
 * Installs Studio and the packages of the examples, unless they are there already. Needs the npm
 * registry the first time.
 */
export function installStudio(): void {
  const file = path.join(studioHome, 'package.json');
  const installed = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const wanted = JSON.stringify(
    manifestOf(JSON.parse(installed) as Partial<Manifest>, examplePackages()),
    null,
    2,
  );
  if (existsSync(studioCommand) && installed === wanted) return;
  // npm prefers installed versions, and may then find no version of React that all packages accept.
  for (const old of ['node_modules', 'package-lock.json'])
    rmSync(path.join(studioHome, old), { recursive: true, force: true });
  mkdirSync(studioHome, { recursive: true });
  writeFileSync(file, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: studioHome,
    stdio: 'inherit',
  });
}
