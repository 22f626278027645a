/**
 * `npm run test:examples -- [name…]`: installs, type-checks, tests, and builds copies of the
 * example projects. Needs the npm registry and takes minutes.
 */
import { testExamples } from '../tools/examples';
import { runMain } from '../tools/report';

runMain(() => testExamples(process.cwd(), process.argv.slice(2)));
