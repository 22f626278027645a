/** `npm run check`: runs every check that needs neither a build nor a browser. */
import { installSamplePackages, quickSteps, runSteps } from '../tools/setup/index.mjs';

installSamplePackages();
process.exit(await runSteps([quickSteps.slice(0, -1), quickSteps.slice(-1)], { quiet: true }));
