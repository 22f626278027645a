/**
 * `npm run check:table -- [part of a path…]`: shows how fast and in which commands each kind of
 * problem in the checker's fixture site is reported.
 */
import { measureProblems } from '../tools/checker';
import { runMain } from '../tools/report';

runMain(async () => console.log(await measureProblems(process.argv.slice(2))));
