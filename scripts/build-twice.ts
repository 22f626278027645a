import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { differingFiles } from '../tools/deploy';

/**
 * `npx tsx scripts/build-twice.ts`: builds the site without a cache and then again with the cache
 * of the first build. Fails if the two builds differ.
 */
const folders = { cold: 'build', warm: '.docusaurus-warm' };

function build(outDir: string): void {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = [docusaurus, 'build', '--out-dir', outDir];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync('node_modules/.cache', { recursive: true, force: true });
rmSync('.docusaurus', { recursive: true, force: true });
build(folders.cold);
build(folders.warm);
const found = differingFiles(folders.cold, folders.warm);
rmSync(folders.warm, { recursive: true, force: true });
if (found.length > 0) {
  console.error(
    `The builds without and with a cache differ in ${found.length} files:\n${found.join('\n')}`,
  );
  process.exit(1);
}
console.log('The builds without and with a cache are identical.');
