import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Reader } from './steps';

/** Tested versions, which don't depend on the machine. */
const versions = { pnpm: 'pnpm@10', yarn: 'yarn@1.22.22' } as const;

/**
 * Installs a package manager into a folder.
 * @returns the folder with its command
 * @throws if the installation fails
 */
export function installManager(
  manager: Exclude<Reader['packageManager'], 'npm'>,
  folder: string,
): string {
  const options = ['--prefix', folder, '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, versions[manager]], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${versions[manager]} could not be installed.\n${stderr}`);
  return path.join(folder, 'node_modules/.bin');
}
