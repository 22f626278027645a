/**
 * `npm run check:upgrade -- DIR --from 0.14.0 --to 0.16.0`: lists what changed between two releases
 * of @toolpad/core and touches the code in a folder, by file and line. Exits with code 1 if there
 * is anything to look at.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBehavior, readHistory } from '../model/api/data';
import pageMessages from '../model/facts/messages/en.page.json';
import { products } from '../model/facts/products';
import { runMain } from '../tools/report';
import { checkFolder, releasesFrom, upgradeReport } from '../tools/upgrade/checkFolder';

runMain(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const siteDir = process.cwd();
  const history = readHistory(siteDir, 'core');
  const [folder] = positionals;
  if (!folder || !history)
    throw new Error('Usage: npm run check:upgrade -- DIR --from 0.14.0 --to 0.16.0');
  const releases = releasesFrom(history, values.from, values.to);
  const findings = checkFolder(path.resolve(folder), {
    packageName: products.core.package,
    history,
    behavior: readBehavior(siteDir, 'core'),
    ...releases,
  });
  console.log(upgradeReport(findings, releases, pageMessages));
  return findings.length === 0;
});
