/**
 * `npm run version:cut -- core`: copies the pages of the current version. Run it before you change
 * the current pages, then update the package. With `--dry-run`, it only prints what it would do.
 */
import path from 'node:path';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import { cutVersion, describeCut } from '../tools/versions';

runMain(async () => {
  const siteDir = path.join(__dirname, '..');
  const { values, positionals } = readOptions(
    { allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } },
    'npm run version:cut -- core [--dry-run]',
  );
  const [product] = positionals;
  console.log(
    values['dry-run'] ? await describeCut(siteDir, product) : cutVersion(siteDir, product),
  );
});
