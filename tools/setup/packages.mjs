import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';

/** File with the ID of the process that is adding the `devDependencies`. */
const addingFile = 'node_modules/.adding-dev-packages';

const options = ['--no-audit', '--no-fund'];

/** Returns the packages in a lockfile by their path, or none if it doesn't exist. */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

/**
 * Returns which packages of a folder's lockfile are installed, according to the lockfile that npm
 * keeps in `node_modules` (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). Optional
 * packages, such as those of other platforms, may be missing. `interrupted`: some of the
 * `devDependencies` may be incomplete.
 * @returns {'none' | 'without-dev' | 'adding' | 'interrupted' | 'all'}
 */
export function installed(folder) {
  const adding = path.join(folder, addingFile);
  if (existsSync(adding))
    return isRunning(Number(readFileSync(adding, 'utf8'))) ? 'adding' : 'interrupted';
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  const missing = Object.entries(wanted).filter(
    ([file, { version, optional }]) =>
      file !== '' && !optional && (!present[file] || present[file].version !== version),
  );
  if (missing.some(([, { dev, devOptional }]) => !dev && !devOptional)) return 'none';
  return missing.length > 0 ? 'without-dev' : 'all';
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

/** Runs npm in the background, and stops it when this process exits. Returns its exit code. */
async function runInBackground(...args) {
  const child = spawn('npm', [...args, ...options, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  process.off('exit', stop);
  return code;
}

/**
 * Adds the `devDependencies` if they're missing. Changes no other packages, so that `npm start` can
 * run meanwhile. Waits if another process is adding them.
 * @throws if npm fails
 */
export async function addDevPackages() {
  while (installed('.') === 'adding') await sleep(500);
  const state = installed('.');
  if (state !== 'without-dev' && state !== 'interrupted') return;
  console.error('Installing the packages for checks …');
  writeFileSync(addingFile, String(process.pid));
  // The last packages of an interrupted installation are incomplete.
  if (state === 'interrupted') await runInBackground('prune', '--omit=dev');
  const code = await runInBackground('install', '--no-save', '--include=dev');
  rmSync(addingFile);
  if (code !== 0)
    throw new Error("npm couldn't install the packages for checks. Run `npm test` to try again.");
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
  if (!omitDev) await addDevPackages();
  if (installed('.') === 'none') await installFolder('.', omitDev);
  await installVersionPackages();
}
