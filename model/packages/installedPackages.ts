import path from 'node:path';
import { products } from '../facts/products';
import { readJson } from '../files/files';
import type { DocumentedVersion } from '../versions/versions';

/** Packages that pages of a product use besides its own. */
const commonPackages = ['@mui/material', 'react'];

const dependenciesIn = (folder: string) =>
  readJson<{ dependencies?: Record<string, string> }>(path.join(folder, 'package.json'))
    .dependencies;

/**
 * Versions of the packages that demos and samples of a version run with: the product's, and those
 * that its pages use. Empty if the product's package isn't installed.
 */
export function installedPackages(
  siteDir: string,
  { product, packages }: Pick<DocumentedVersion, 'product' | 'packages'>,
): Record<string, string> {
  const name = products[product].package;
  // The packages of a version are installed on top of those of the site.
  const installed: Record<string, string> = {
    ...dependenciesIn(siteDir),
    ...dependenciesIn(path.join(siteDir, packages)),
  };
  if (!(name in installed)) return {};
  return Object.fromEntries(
    [name, ...commonPackages].flatMap((each) => (installed[each] ? [[each, installed[each]]] : [])),
  );
}
