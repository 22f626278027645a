import { failOn } from '../plugins/shared/problems';
import { checkReference, coreOptions } from '../tools/api-reference';

/** `npm run api:check`: fails when the API data is stale, an export has neither page nor reason, or an override no longer applies. */
coreOptions(process.cwd())
  .then((options) => {
    failOn(checkReference(options));
    console.log('API data: up to date.');
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
