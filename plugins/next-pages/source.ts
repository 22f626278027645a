import { existsSync } from 'node:fs';
import path from 'node:path';
import { nextVersion } from '../shared/versions';

const written = new RegExp(`^(\\w+)_versioned_docs/version-${nextVersion}/`);

/** Folder with the files in which the next version of a product differs from `docs-<product>`. */
export const differencesDir = (product: string) => `docs-${product}-next`;

/**
 * Source of a file of a next version: `docs-<product>-next`, otherwise `docs-<product>`. Other
 * files are their own source. Paths are from the root of the site, with slashes.
 */
export function sourceOf(siteDir: string, file: string): string {
  const [folder = '', product = ''] = written.exec(file) ?? [];
  if (!folder) return file;
  const name = file.slice(folder.length);
  const different = `${differencesDir(product)}/${name}`;
  return existsSync(path.join(siteDir, different)) ? different : `docs-${product}/${name}`;
}
