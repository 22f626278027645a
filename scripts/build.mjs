/**
 * `npm run build`: installs missing packages, checks the pages except for types, samples, and
 * prose, builds the site into `build/`, and packs the commands for readers. Options are those of
 * `docusaurus build`.
 */
import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { installPackages, limitCaches } from '../tools/setup/index.mjs';

installPackages();
limitCaches();
const run = (command, args) => {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
};
run(process.execPath, ['--import', 'tsx', 'scripts/check-docs.ts', '--all', '--quick']);
const downloads = 'build/toolpad/downloads';
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
run(process.execPath, [docusaurus, 'build', ...process.argv.slice(2)]);
const pack = 'pack -w services/mcp -w services/leaving-core --silent --pack-destination';
run('npm', [...pack.split(' '), downloads]);
// Commands on pages name no version.
renameSync(`${downloads}/leaving-core-0.1.0.tgz`, `${downloads}/leaving-core.tgz`);
