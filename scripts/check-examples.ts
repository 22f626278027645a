/**
 * `npx tsx scripts/check-examples.ts [name…]`: type-checks the example projects with the packages
 * of the repository, and compares their versions with the documented ones. `test-examples.ts` is
 * the slow, full test.
 */
import { checkExamples } from '../tools/examples';
import { printProblems, runMain } from '../tools/report';
import { installSamplePackages } from '../tools/setup/index.mjs';

runMain(() => {
  installSamplePackages();
  return printProblems(checkExamples(process.cwd(), process.argv.slice(2)));
});
