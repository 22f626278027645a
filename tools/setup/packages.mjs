import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';

/** File with the ID of npm's process while it adds the `devDependencies`. */
const addingFile = 'node_modules/.adding-dev-packages';

/** Time in ms after which the process with that ID can't be npm any more. */
const longestInstallation = 600_000;

const options = ['--no-audit', '--no-fund'];

/** Returns the packages in a lockfile by their path, or none if it doesn't exist. */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Returns whether npm is still adding the `devDependencies`, according to the file. */
function isAdding(file) {
  try {
    const isRecent = Date.now() - statSync(file).mtimeMs < longestInstallation;
    return isRecent && process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    // There is no such file or process.
    return false;
  }
}

/**
 * Returns which packages of a folder's lockfile are installed, according to the lockfile that npm
 * keeps in `node_modules` (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). Optional
 * packages, such as those of other platforms, may be missing. `adding`: npm is adding the
 * `devDependencies`; `interrupted`: it was killed meanwhile, and some of them are incomplete.
 * @returns {'none' | 'without-dev' | 'adding' | 'interrupted' | 'all'}
 */
export function installed(folder) {
  const adding = path.join(folder, addingFile);
  if (isAdding(adding)) return 'adding';
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  const missing = Object.entries(wanted).filter(
    ([file, { version, optional }]) =>
      file !== '' && !optional && (!present[file] || present[file].version !== version),
  );
  if (missing.some(([, { dev, devOptional }]) => !dev && !devOptional)) return 'none';
  if (missing.length === 0) return 'all';
  return existsSync(adding) ? 'interrupted' : 'without-dev';
}

/** Installs the packages of a folder. Removes others. Exits with npm's code if it fails. */
async function installFolder(folder, omitDev) {
  console.log(`Installing the packages of ${path.join(folder, 'package-lock.json')} …`);
  const args = ['--prefix', folder, ...options, omitDev ? '--omit=dev' : '--include=dev'];
  if ((await run('npm', ['ci', ...args])) !== 0) {
    // `npm ci` rejects a lockfile without optional packages of other platforms, but `npm install`
    // accepts it and installs the same versions.
    console.log('Trying again without the optional packages of other platforms …');
    const status = await run('npm', ['install', '--no-save', ...args]);
    if (status !== 0) process.exit(status);
  }
}

/** Folders of versions with packages of their own: cut ones, and the next one. */
const versionFolders = () =>
  (existsSync('versions') ? readdirSync('versions') : [])
    .map((name) => path.join('versions', name))
    .filter((folder) => existsSync(path.join(folder, 'package-lock.json')));

/** Waits while npm adds the `devDependencies`, which it also does after `npm start` has ended. */
async function waitForDevPackages() {
  if (installed('.') !== 'adding') return;
  console.error('Waiting for another process, which installs the packages for checks …');
  while (installed('.') === 'adding') await sleep(500);
}

/**
 * Adds the `devDependencies` if they're missing. Changes no other packages, so that `npm start` can
 * run meanwhile. npm continues when this process ends, because it needs up to 40 seconds to end,
 * and a second npm must not start meanwhile.
 * @throws if npm fails
 */
export async function addDevPackages() {
  await waitForDevPackages();
  const state = installed('.');
  if (state === 'interrupted')
    throw new Error('An installation of packages was interrupted. Run `npm ci` to repair it.');
  if (state !== 'without-dev') return;
  console.error('Installing the packages for checks …');
  const child = spawn('npm', ['install', '--no-save', '--include=dev', ...options], {
    stdio: 'ignore',
    // In another process group, which Ctrl+C doesn't interrupt.
    detached: true,
    windowsHide: true,
    shell: process.platform === 'win32',
  });
  const ended = once(child, 'close');
  if (child.pid) {
    writeFileSync(addingFile, String(child.pid));
    os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  }
  const [code, signal] = await ended;
  if (!signal) rmSync(addingFile);
  if (code !== 0)
    throw new Error("npm couldn't install the packages for checks. Run `npm ci` to see why.");
}

/** Installs missing packages of versions that have their own, which builds need, too. */
export async function installVersionPackages() {
  for (const folder of versionFolders())
    if (installed(folder) === 'none') await installFolder(folder, false);
}

/**
 * Installs missing packages of the site and of its versions.
 * @param {{ omitDev?: boolean }} [settings] `omitDev`: install only the `dependencies`, which are
 *   sufficient for `npm start` and builds
 */
export async function installPackages({ omitDev = false } = {}) {
  if (!omitDev) await waitForDevPackages();
  if (['none', 'interrupted'].includes(installed('.'))) await installFolder('.', omitDev);
  else if (!omitDev) await addDevPackages();
  await installVersionPackages();
}
