/**
 * Measures what parts of Toolpad Core add to a bundle, and compares the figures with the table of the page on bundle size.
 * `npm run bundle-size`; exit code 1 when a figure of the page is wrong by more than a tenth.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '../tools/bundle-size/entries';
import { measure } from '../tools/bundle-size/measure';
import { differences, renderRow } from '../tools/bundle-size/table';

const page = 'docs-core/guides/bundle-size.mdx';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const measured = [];
  for (const entry of entries) {
    const size = await measure(entry, siteDir);
    measured.push({ label: entry.label, ...size });
    console.log(renderRow(entry.label, size));
  }
  const wrong = differences(readFileSync(path.join(siteDir, page), 'utf8'), measured);
  for (const text of wrong) console.error(`${page}: ${text}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
