/**
 * `npm run bench [-- --quick]`: compares the build and start times with those of a plain Docusaurus
 * site that has the same pages. `e2e/budgets.spec.ts` tests what readers load.
 */
import { compareSites } from '../tools/bench';
import { runMain } from '../tools/report';

const runs = process.argv.includes('--quick') ? { builds: 1, edits: 1 } : { builds: 3, edits: 5 };

runMain(async () => console.log(await compareSites(process.cwd(), runs)));
