import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Folder of the packages that only samples, examples, and guides import. */
const samples = 'checker/samples';

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

/** Installs the packages of folders with `npm ci`, and exits with code 1 if npm fails. */
function install(folders) {
  for (const folder of folders.filter((each) => !isInstalled(each))) {
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

/**
 * Installs missing packages of the site and of the versions that have their own, and exits with
 * code 1 if npm fails. Runs before packages are installed.
 */
export function installPackages() {
  const versions = (existsSync('versions') ? readdirSync('versions') : []).map((name) =>
    path.join('versions', name),
  );
  install(['.', ...versions]);
}

/**
 * Installs all missing packages, including those that only samples, examples, and guides import.
 * Links the latter into the site's `node_modules`, where any folder finds them. Their own imports,
 * such as React, resolve to packages of the site. `npm install` removes the links.
 */
export function installSamplePackages() {
  installPackages();
  install([samples]);
  const { dependencies } = JSON.parse(readFileSync(path.join(samples, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = path.join('node_modules', name);
    if (existsSync(link)) continue;
    // The link may lead to a folder that no longer exists.
    rmSync(link, { force: true });
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve(samples, link), link, 'junction');
  }
}
