/**
 * `npx tsx scripts/api-check.ts`: fails if the API data is outdated, an export has neither a page
 * nor a reason for lacking one, an override no longer applies, or the history of releases differs
 * from the data.
 */
import { problemsInSources } from '../model/versions/nextVersion';
import { failOn } from '../model/problems';
import { documentedVersions } from '../model/versions/versions';
import { checkHistories } from '../tools/api-reference/history';
import { checkReference } from '../tools/api-reference/apiReference';
import { coreOptions } from '../tools/api-reference/options';
import { runMain } from '../tools/report';

runMain(async () => {
  const siteDir = process.cwd();
  const problems = (await coreOptions(siteDir)).flatMap(checkReference);
  const versions = documentedVersions(siteDir);
  failOn(problemsInSources(siteDir, versions, problems));
  failOn(checkHistories(siteDir, versions));
  console.log('API data: up to date.');
});
