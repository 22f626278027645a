/**
 * `npm run version:cut -- core`: copies the pages of the current version. Run it before you change
 * the current pages, then update the package.
 */
import path from 'node:path';
import { runMain } from '../tools/report';
import { cutVersion } from '../tools/versions';

runMain(async () => console.log(cutVersion(path.join(__dirname, '..'), process.argv[2])));
