import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '@site/tools/site-copy';
import { products } from '../../../src/site/products';

/** Release that the copy's current pages speak of, after those of today are cut. */
export const nextRelease = '0.16.0';

/**
 * Makes a copy of the site as a maintainer would who goes on to the next release of Toolpad Core:
 * cuts the version of today, updates the package, and generates its API data.
 * @returns the folder; its caller removes it
 * @throws where a command fails, with its output
 */
export function createSite(siteDir: string): string {
  const folder = copySite(siteDir, 'versions');
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });

  // The copy changes a package: links to those of the site would change the site's.
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  npm('ci', '--no-audit', '--no-fund');
  npm('run', '-s', 'version:cut', '--', 'core');

  npm('install', '--save-exact', '--no-audit', '--no-fund', `@toolpad/core@${nextRelease}`);
  const file = path.join(folder, 'src/site/products.ts');
  const source = readFileSync(file, 'utf8');
  const today = `version: '${products.core.version}'`;
  if (!source.includes(today)) throw new Error(`${file} holds no "${today}".`);
  writeFileSync(file, source.replace(today, `version: '${nextRelease}'`));
  try {
    npm('run', '-s', 'api:generate');
  } catch {
    // The data is written; the problems name new exports that want a page, which is a writer's
    // work.
  }
  return folder;
}
