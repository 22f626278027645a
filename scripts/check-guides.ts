/**
 * `npm run guides:check -- [part of a page's path…]`: checks the prompts, files, and types of
 * guides in seconds. `test-guides.ts` is the slow, full test.
 */
import { checkGuides } from '../tools/guides';
import { printProblems, runMain } from '../tools/report';

runMain(async () => printProblems(await checkGuides(process.cwd(), process.argv.slice(2))));
