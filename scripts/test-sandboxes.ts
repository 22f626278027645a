/**
 * `npx tsx scripts/test-sandboxes.ts [name…]`: installs, type-checks, and builds the project that
 * each demo's sandbox buttons open. Needs a build of the site and the npm registry.
 */
import { runMain } from '../tools/report';
import { testSandboxes } from '../tools/sandboxes';

runMain(() => testSandboxes(process.cwd(), process.argv.slice(2)));
