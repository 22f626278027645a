/**
 * `npm run test:studio -- [name…]`: runs the apps of `examples/studio` in Toolpad Studio and tests
 * them. Installs Studio the first time (650 MB) and takes minutes.
 */
import { runMain } from '../tools/report';
import { testStudio } from '../tools/studio';

runMain(() => testStudio(process.cwd(), process.argv.slice(2)));
