import path from 'node:path';
import { products } from '../../src/site/products';
import { readJson } from './files';
import type { DocumentedVersion } from './versions';

/** Packages that pages of a product use besides its own. */
const commonPackages = ['@mui/material', 'react'];

/**
 * Versions of the packages that demos and samples of a version run with: the product's, and those
 * that its pages use. Empty if the product's package isn't installed.
 */
export function installedPackages(
  siteDir: string,
  { product, packages }: Pick<DocumentedVersion, 'product' | 'packages'>,
): Record<string, string> {
  const name = products[product].package;
  const file = path.join(siteDir, packages, 'package.json');
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(file);
  if (!(name in dependencies)) return {};
  return Object.fromEntries(
    [name, ...commonPackages].flatMap((each) =>
      dependencies[each] ? [[each, dependencies[each]]] : [],
    ),
  );
}
