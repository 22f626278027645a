/**
 * `npm run test:studio -- [name…]`: tests the apps of `examples/studio` on the real Studio.
 * Installs Studio the first time (650 MB), takes minutes.
 */
import { runMain } from '../tools/report';
import { testStudio } from '../tools/studio';

runMain(() => testStudio(process.cwd(), process.argv.slice(2)));
