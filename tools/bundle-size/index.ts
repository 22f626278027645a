import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from './entries';
import { measure } from './measure';
import { differences, renderRow } from './table';

const page = 'docs-core/guides/bundle-size.mdx';

/**
 * Measures how much parts of Toolpad Core add to a bundle, and prints the rows of the table on the
 * bundle size page.
 * @returns a message for each size on the page that is off by more than 10%
 */
export async function checkBundleSizes(siteDir: string): Promise<string[]> {
  const measured = [];
  for (const entry of entries) {
    const size = await measure(entry, siteDir);
    measured.push({ label: entry.label, ...size });
    console.log(renderRow(entry.label, size));
  }
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  return differences(source, measured).map((message) => `${page}: ${message}`);
}
