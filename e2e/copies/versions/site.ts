import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '@site/tools/site-copy';
import { products } from '../../../src/site/products';

/** Release that the current pages of the copy document, after the present ones have been cut. */
export const nextRelease = '0.16.0';

/**
 * Creates a copy of the site as a maintainer would for the next release of Toolpad Core: cuts the
 * current version, updates the package, and generates its API data.
 * @returns the folder, which the caller removes
 * @throws if a command fails, with its output
 */
export function createSite(siteDir: string): string {
  const folder = copySite(siteDir, 'versions');
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });

  // The copy installs another package; links would change the packages of the site.
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
    // The data has been written. The reported problems are new exports without a page, which a
    // writer would add.
  }
  return folder;
}
