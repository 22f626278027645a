import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';

/**
 * File with the hash of the lockfile that was installed last. Git changes modification times, so
 * they can't be used instead. The hash is followed by `withoutDev` if only the packages that
 * `npm start` needs are installed, and by `adding` and a process ID while the others are added.
 */
const stamp = 'node_modules/.installed-lock';

const withoutDev = 'without-dev';
const adding = 'adding';
const interrupted = 'interrupted';

const options = ['--no-audit', '--no-fund'];

const hashOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

/** Records what is installed in a folder. */
const write = (folder, ...words) =>
  writeFileSync(path.join(folder, stamp), [hashOf(folder), ...words].join(' '));

/**
 * Returns which packages of a folder's lockfile are installed.
 * @returns {'none' | 'without-dev' | 'adding' | 'interrupted' | 'all'}
 */
function installed(folder) {
  const file = path.join(folder, stamp);
  const [hash, state = 'all', pid] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  if (hash !== hashOf(folder)) return 'none';
  return state === adding && !isRunning(Number(pid)) ? interrupted : state;
}

/** Records that the packages in a folder's lockfile are installed. */
export function markInstalled(folder) {
  write(folder);
}

/** Installs the packages of a folder. Removes others. Exits with npm's code if it fails. */
async function installFolder(folder, omitDev) {
  console.log(`Installing the packages of ${path.join(folder, 'package-lock.json')} …`);
  const args = ['--prefix', folder, ...options, omitDev ? '--omit=dev' : '--include=dev'];
  rmSync(path.join(folder, stamp), { force: true });
  if ((await run('npm', ['ci', ...args])) !== 0) {
    // `npm ci` rejects a lockfile without optional packages of other platforms, but `npm install`
    // accepts it and installs the same versions.
    console.log('Trying again without the optional packages of other platforms …');
    const status = await run('npm', ['install', '--no-save', ...args]);
    if (status !== 0) process.exit(status);
  }
  write(folder, ...(omitDev ? [withoutDev] : []));
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
  while (installed('.') === adding) await sleep(500);
  const state = installed('.');
  if (state !== withoutDev && state !== interrupted) return;
  console.error('Installing the packages for checks …');
  write('.', adding, process.pid);
  // The last packages of an interrupted installation are incomplete.
  if (state === interrupted) await runInBackground('prune', '--omit=dev');
  const code = await runInBackground('install', '--no-save', '--include=dev');
  write('.', ...(code === 0 ? [] : [withoutDev]));
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
