/**
 * `npx tsx scripts/check-examples.ts [name…]`: type-checks the example projects with the packages
 * of the repository, and compares their versions with the documented ones. `e2e/registry` installs
 * and runs them.
 */
import { checkExamples } from '../tools/examples/checkExamples';
import { printProblems, runMain } from '../tools/report';
import { installSamplePackages } from '../tools/setup/index.mjs';

runMain(() => {
  installSamplePackages();
  return printProblems(checkExamples(process.cwd(), process.argv.slice(2)));
});
