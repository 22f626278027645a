import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the packages in a lockfile by their path, or none if it doesn't exist. */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * Returns whether the packages of a folder's lockfile are installed, according to the lockfile that
 * npm writes into `node_modules` when it has installed them
 * (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). Optional packages, such as those
 * of other platforms, may be missing.
 */
function isInstalled(folder) {
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(
    ([file, { version, optional }]) =>
      file === '' || optional || (present[file] && present[file].version === version),
  );
}

/**
 * Installs missing packages of the site and of the versions that have their own with `npm ci`, and
 * exits with code 1 if npm fails. Runs before packages are installed.
 */
export function installPackages() {
  const versions = (existsSync('versions') ? readdirSync('versions') : []).map((name) =>
    path.join('versions', name),
  );
  for (const folder of ['.', ...versions].filter((each) => !isInstalled(each))) {
    console.error(`Installing the packages of ${path.join(folder, 'package-lock.json')} …`);
    try {
      execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
        stdio: ['ignore', 2, 'inherit'],
        shell: process.platform === 'win32',
      });
    } catch {
      console.error('npm could not install the packages, see above.');
      process.exit(1);
    }
  }
}
