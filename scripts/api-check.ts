/**
 * `npm run api:check`: fails if the API data is outdated, an export has neither a page nor a reason
 * for lacking one, or an override no longer applies.
 */
import { problemsInSources } from '../plugins/next-pages';
import { failOn } from '../plugins/shared/problems';
import { documentedVersions } from '../plugins/shared/versions';
import { checkReference, coreOptions } from '../tools/api-reference';
import { runMain } from '../tools/report';

runMain(async () => {
  const siteDir = process.cwd();
  const problems = (await coreOptions(siteDir)).flatMap(checkReference);
  failOn(problemsInSources(siteDir, documentedVersions(siteDir), problems));
  console.log('API data: up to date.');
});
