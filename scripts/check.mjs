/** `npm run check`: every check that needs neither a build nor a browser. */
import { quickSteps, runSteps } from './setup/steps.mjs';

process.exit(runSteps(quickSteps));
