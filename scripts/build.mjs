/**
 * `npm run build`: installs missing packages, checks the pages except for types, samples, and
 * prose, builds the site into `build/`, and packs the MCP server for readers. Options are those of
 * `docusaurus build`.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from '../tools/setup/index.mjs';

installPackages();
const run = (command, args) => {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
};
run(process.execPath, ['--import', 'tsx', 'scripts/check-docs.ts', '--all', '--quick']);
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
run(process.execPath, [docusaurus, 'build', ...process.argv.slice(2)]);
run('npm', 'pack -w services/mcp --silent --pack-destination build/toolpad/downloads'.split(' '));
