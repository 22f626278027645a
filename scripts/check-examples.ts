/**
 * `npx tsx scripts/check-examples.ts [name…]`: type-checks the example projects with the packages
 * installed at the root, and compares their versions with the documented ones. `test-examples.ts`
 * is the slow, full test.
 */
import { checkExamples } from '../tools/examples';
import { printProblems, runMain } from '../tools/report';

runMain(async () => printProblems(checkExamples(process.cwd(), process.argv.slice(2))));
