/**
 * `npm run api:check`: fails if the API data is outdated, an export has neither a page nor a reason
 * for lacking one, or an override no longer applies.
 */
import { failOn } from '../plugins/shared/problems';
import { checkReference, coreOptions } from '../tools/api-reference';
import { runMain } from '../tools/report';

runMain(async () => {
  failOn((await coreOptions(process.cwd())).flatMap(checkReference));
  console.log('API data: up to date.');
});
