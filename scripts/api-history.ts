/**
 * `npm run api:history`: writes what each release of @toolpad/core added, removed, and changed,
 * from its published types. Downloads each release once. `-- --check` compares instead of writing.
 */
import { isDeepStrictEqual } from 'node:util';
import { historyFile, readHistory } from '../model/api/data';
import { buildHistory, writeHistory } from '../tools/api-reference/history';
import { coreOptions } from '../tools/api-reference/options';
import { runMain } from '../tools/report';

runMain(async () => {
  const siteDir = process.cwd();
  const file = historyFile('core');
  const [options] = await coreOptions(siteDir);
  if (!options) throw new Error('No version of @toolpad/core is documented.');
  const history = buildHistory(options);
  if (!process.argv.includes('--check')) writeHistory(siteDir, history);
  else if (!isDeepStrictEqual(readHistory(siteDir, 'core'), history))
    throw new Error(`${file} is outdated. Run npm run api:history and commit the result.`);
  console.log(`${file}: ${Object.keys(history.releases).length} releases.`);
});
