/**
 * `npx tsx scripts/check-guides.ts [part of a page's path…]`: checks the prompts, files, and types
 * of guides in seconds. `test-guides.ts` is the slow, full test.
 */
import { changedGuides } from '../tools/guides/testGuides';
import { checkGuides } from '../tools/guides/checkGuides';
import { printProblems, runMain } from '../tools/report';
import { installSamplePackages } from '../tools/setup/index.mjs';

runMain(async () => {
  installSamplePackages();
  const siteDir = process.cwd();
  for (const page of await changedGuides(siteDir))
    console.log(`${page} has changed since its commands ran: npm run test:guides -- ${page}`);
  return printProblems(await checkGuides(siteDir, process.argv.slice(2)));
});
