/**
 * `npm run routes:check`: fails if a URL that was published has neither a page nor a redirect.
 * Records the URLs of new pages in `data/routes/`, as Jest writes new snapshots; in CI, it fails
 * instead.
 */
import { redirectsIn } from '../model/redirects';
import { failOn } from '../model/problems';
import { documentedVersions, nextVersion } from '../model/versions/versions';
import { defaultLanguage, languages } from '../model/facts/languages';
import { runMain } from '../tools/report';
import {
  checkRoutes,
  checkUnrecorded,
  readRecords,
  routesNow,
  writeRecords,
} from '../tools/routes/routes';

runMain(async () => {
  const siteDir = process.cwd();
  // URLs of a next version change when it becomes the current one.
  const versions = documentedVersions(siteDir).filter(({ name }) => name !== nextVersion);
  const routes = await routesNow(siteDir, versions);
  const records = readRecords(siteDir);
  const unrecorded = checkUnrecorded(records, routes);
  if (unrecorded.length > 0 && !process.env.CI) {
    writeRecords(siteDir, records, routes);
    console.log(`New URLs recorded: ${unrecorded.length}. Commit data/routes.`);
  }
  const pages = [...routes.values()].flat();
  const redirects = redirectsIn(defaultLanguage, languages, versions);
  failOn([...checkRoutes(records, pages, redirects), ...(process.env.CI ? unrecorded : [])]);
  console.log(`Routes: ${[...records.values()].flat().length} published URLs work.`);
});
