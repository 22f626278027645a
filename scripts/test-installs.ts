/**
 * `npx tsx scripts/test-installs.ts [--manager yarn]`: runs each installation command on the
 * pages, by default with all three package managers. Needs the npm registry and takes minutes.
 */
import { testInstalls } from '../tools/guides';
import { runMain } from '../tools/report';
import { oneOf, readOptions } from '../tools/setup/index.mjs';

const usage = 'npx tsx scripts/test-installs.ts [--manager npm|pnpm|yarn]';
const managers = ['npm', 'pnpm', 'yarn'] as const;
const { values } = readOptions({ options: { manager: { type: 'string' } } }, usage);

runMain(() =>
  testInstalls(
    process.cwd(),
    values.manager ? [oneOf(values.manager, managers, '--manager', usage)] : managers,
  ),
);
