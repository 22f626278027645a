import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productList } from '../../src/site/products';
import { createSmallSite } from '../small-site/create';

const pages = path.join(process.cwd(), 'tools/languages/fixtures/two-languages');
const fixture = path.join(__dirname, 'fixtures');

/** Folder of the site that tests write in, while it is served at a port. */
export const folderAt = (port: number): string =>
  path.join(tmpdir(), `toolpad-docs-writing-${port}`);

/** `npm start` installs nothing where the lock file is the one that was installed. */
function markInstalled(folder: string): void {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const stamp = path.join(folder, 'node_modules/.installed-lock');
  rmSync(stamp, { force: true });
  writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
}

/**
 * Makes a small copy of the site with pages that use what stands beside them.
 * @returns `folderAt(port)`; its caller removes it
 */
export function createWritingSite(siteDir: string, port: number): string {
  const made = createSmallSite(siteDir, 'writing');
  for (const { key } of productList)
    cpSync(path.join(pages, `docs-${key}`), path.join(made, `docs-${key}`), { recursive: true });
  cpSync(fixture, made, { recursive: true });
  markInstalled(made);
  const folder = folderAt(port);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  return folder;
}
