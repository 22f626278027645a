/**
 * `npm run routes:check`: fails if a URL that was published has neither a page nor a redirect, or
 * if the URL of a page isn't recorded in `data/routes/`. `-- --update` records the URLs of new
 * pages.
 */
import { redirectsIn } from '../plugins/hosting/redirects';
import { failOn } from '../plugins/shared/problems';
import { documentedVersions } from '../plugins/shared/versions';
import { defaultLanguage, languages } from '../src/site/languages';
import { runMain } from '../tools/report';
import {
  checkRoutes,
  checkUnrecorded,
  readRecords,
  routesNow,
  writeRecords,
} from '../tools/routes';
import { readOptions } from '../tools/setup/index.mjs';

runMain(async () => {
  const siteDir = process.cwd();
  const { values } = readOptions(
    { options: { update: { type: 'boolean', default: false } } },
    'npm run routes:check [-- --update]',
  );
  const versions = documentedVersions(siteDir);
  const routes = await routesNow(siteDir, versions);
  if (values.update) writeRecords(siteDir, readRecords(siteDir), routes);
  const records = readRecords(siteDir);
  const pages = [...routes.values()].flat();
  const redirects = redirectsIn(defaultLanguage, languages, versions);
  failOn([...checkRoutes(records, pages, redirects), ...checkUnrecorded(records, routes)]);
  console.log(`Routes: ${[...records.values()].flat().length} published URLs work.`);
});
