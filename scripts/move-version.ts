/**
 * `npm run version:move -- core 0.16.0`: makes a release the current version, and lists what is
 * left to do. With `--dry-run`, it only prints what it would do.
 */
import path from 'node:path';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import { describeMove, moveVersion } from '../tools/versions';

runMain(async () => {
  const siteDir = path.join(__dirname, '..');
  const { values, positionals } = readOptions(
    { allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } },
    'npm run version:move -- core 1.2.3 [--dry-run]',
  );
  const [product, release] = positionals;
  console.log(
    values['dry-run']
      ? await describeMove(siteDir, product, release)
      : moveVersion(siteDir, product, release),
  );
});
