import { readdirSync } from 'node:fs';
import path from 'node:path';
import { productList } from '../../src/site/products';

/**
 * Finds the pages with a scenario. Returns sorted paths relative to the root of the repository.
 * @param wanted parts of paths; all pages if empty
 * @throws if a part matches no guide
 */
export function findGuides(siteDir: string, wanted: readonly string[]): string[] {
  const all = productList.flatMap(({ key }) =>
    readdirSync(path.join(siteDir, `docs-${key}`), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.guide.ts'))
      .map((name) => path.posix.join(`docs-${key}`, name.replace(/\.guide\.ts$/, '.mdx'))),
  );
  const unknown = wanted.find((part) => !all.some((page) => page.includes(part)));
  if (unknown !== undefined)
    throw new Error(`No guide has "${unknown}" in its path. Guides are: ${all.join(', ')}.`);
  return all
    .filter((page) => wanted.length === 0 || wanted.some((part) => page.includes(part)))
    .sort();
}
