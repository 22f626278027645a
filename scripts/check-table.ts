/**
 * `npm run check:table -- [part of a path…]`: prints when and where writers learn about each kind
 * of problem in the checker's fixture site.
 */
import { measureProblems } from '../tools/checker';
import { runMain } from '../tools/report';

runMain(async () => console.log(await measureProblems(process.argv.slice(2))));
