import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '@site/e2e/support/siteCopy';
import type { Internal } from './internals';

const scope = 'node_modules/@docusaurus';

/** Suffix of the new name. */
const suffix = 'Renamed';

/** Renames whole identifiers in a source. */
export const rename = (source: string, name: string): string =>
  source.replace(new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'g'), `${name}${suffix}`);

/** Runs a test in a copy of the site. @returns its output if it fails, or `undefined` */
function failureOf(folder: string, test: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--runTestsByPath', test, '--no-cache', '--ci'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
  );
  return status === 0 ? undefined : stdout + stderr;
}

/** Creates a copy of the site with files of Docusaurus that can be edited. */
export function createDrillSite(siteDir: string): string {
  const folder = copySite(siteDir, 'drill');
  const target = path.join(folder, scope);
  rmSync(target, { recursive: true });
  cpSync(realpathSync(path.join(siteDir, scope)), target, { recursive: true });
  return folder;
}

/**
 * Renames an internal in a copy of the site, and runs its test.
 * @returns what the test lacks: it doesn't fail, or doesn't name the internal
 */
export function drill(folder: string, { file, name, test }: Internal): string | undefined {
  const target = path.join(folder, scope, file);
  const source = readFileSync(target, 'utf8');
  const renamed = rename(source, name);
  if (renamed === source) return `${file} has no ${name}.`;
  writeFileSync(target, renamed);
  try {
    const failure = failureOf(folder, test);
    if (failure === undefined) return `${test} passes without ${name} in ${file}.`;
    return failure.includes(name) ? undefined : `${test} fails, but doesn’t name ${name}.`;
  } finally {
    writeFileSync(target, source);
  }
}
