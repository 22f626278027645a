/**
 * `npm run check:table -- [part of a path…]`: prints when and where writers learn about each kind of
 * problem in the checker's fixture site.
 */
import { problemsTable } from '../tools/checker/table';
import { runMain } from '../tools/report';

runMain(async () => console.log(await problemsTable(process.argv.slice(2))));
