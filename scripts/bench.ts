/**
 * `npm run bench [-- --quick]`: compares how long builds and `npm start` take with a plain
 * Docusaurus site of the same pages. Budgets of what readers load are tests: e2e/budgets.spec.ts.
 */
import { compareSites } from '../tools/bench';
import { runMain } from '../tools/report';

const runs = process.argv.includes('--quick') ? { builds: 1, edits: 1 } : { builds: 3, edits: 5 };

runMain(async () => console.log(await compareSites(process.cwd(), runs)));
