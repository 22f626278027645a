/**
 * `npm run check:upgrade -- PATH --from 0.14.0 --to 0.16.0`: lists what changed between two
 * releases of @toolpad/core and touches the code in a folder or file, by file and line. With
 * `--to mui`, it lists what replaces each import instead. Exits with code 1 if there is anything to
 * look at.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBehavior, readHistory } from '../model/api/data';
import pageMessages from '../model/facts/messages/en.page.json';
import { products } from '../model/facts/products';
import { checkLeaving, withoutCore } from '../model/facts/upgrade/checkLeaving';
import { checkUpgrade } from '../model/facts/upgrade/checkUpgrade';
import { runMain } from '../tools/report';
import {
  checkFolder,
  leavingReport,
  releasesFrom,
  upgradeReport,
} from '../tools/upgrade/checkFolder';

runMain(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const siteDir = process.cwd();
  const history = readHistory(siteDir, 'core');
  const [target] = positionals;
  const packageName = products.core.package;
  if (!target || !history)
    throw new Error('Usage: npm run check:upgrade -- PATH --from 0.14.0 --to 0.16.0 (or mui)');
  if (values.to === withoutCore) {
    const findings = checkFolder(path.resolve(target), checkLeaving);
    console.log(leavingReport(findings, pageMessages));
    return findings.length === 0;
  }
  const releases = releasesFrom(history, values.from, values.to);
  const behavior = readBehavior(siteDir, 'core');
  const findings = checkFolder(path.resolve(target), (input) =>
    checkUpgrade({ ...input, packageName, history, behavior, ...releases }),
  );
  console.log(upgradeReport(findings, releases, pageMessages));
  return findings.length === 0;
});
