/**
 * `npm run version:cut -- core`: copies the pages of the current version. Run it before you change
 * the current pages, then update the package.
 * `npm run version:move -- core 0.16.0`: makes a release the current version, and lists what is
 * left to do.
 * With `--dry-run`, both only print what they would do.
 */
import path from 'node:path';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import { cutVersion, describeCut } from '../tools/versions/cutVersion';
import { describeMove, moveVersion } from '../tools/versions/move';

runMain(async () => {
  const siteDir = path.join(__dirname, '..');
  const { values, positionals } = readOptions(
    { allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } },
    'npm run version:cut -- core [--dry-run], npm run version:move -- core 1.2.3 [--dry-run]',
  );
  const [verb, product, release] = positionals;
  const [describe, change] =
    verb === 'cut' ? [describeCut, cutVersion] : [describeMove, moveVersion];
  console.log(await (values['dry-run'] ? describe : change)(siteDir, product, release));
});
