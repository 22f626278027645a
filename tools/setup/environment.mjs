import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Oldest version of Node that is supported, as in `engines` of package.json. */
const minimumNode = [20, 12];

/**
 * Ends with a clear message on an older Node. Plain JavaScript, no dependency: this runs before
 * anything is installed.
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return;
  console.error(
    `Node ${minimumNode.join('.')} or newer is needed; this is Node ${version}. Get it from https://nodejs.org/.`,
  );
  process.exit(1);
}

/** Runs a command in the foreground and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/**
 * Holds the hash of the lock file that was installed last: a checkout changes dates, not packages.
 */
const stamp = 'node_modules/.installed-lock';

/** Installs the packages of a folder's lock file where they are missing or those of another one. */
function installFolder(folder) {
  const lockFile = path.join(folder, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = path.join(folder, stamp);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return;
  console.log(`Installing the packages of ${lockFile} …`);
  const options = ['--prefix', folder, '--no-audit', '--no-fund'];
  if (run('npm', ['ci', ...options]) !== 0) {
    // `npm ci` refuses a lock file without the optional packages of other platforms; `npm install`
    // installs by the same lock file.
    console.log('Trying again without the optional packages of other platforms …');
    const status = run('npm', ['install', '--no-save', ...options]);
    if (status !== 0) process.exit(status);
  }
  markInstalled(folder);
}

/** Stores that the packages of a folder's lock file are installed. */
export function markInstalled(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  writeFileSync(path.join(folder, stamp), createHash('sha256').update(lock).digest('hex'));
}

/** Folders with a lock file: the site, and each cut version of a product. */
function foldersWithPackages() {
  const cut = existsSync('versions') ? readdirSync('versions') : [];
  return ['.', ...cut.map((name) => path.join('versions', name))].filter((folder) =>
    existsSync(path.join(folder, 'package-lock.json')),
  );
}

/** Installs missing packages of the site and of its cut versions. */
export function installPackages() {
  foldersWithPackages().forEach(installFolder);
}

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
    server.listen(port);
  });
}

/** A port of this machine that was free a moment ago. */
export function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: `CHROME_PATH`, or the system's. Installs Debian's Chromium if it is
 * missing and that is possible.
 */
export function findBrowser() {
  const found = [process.env.CHROME_PATH, ...browsers].find((file) => file && existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s chromium …');
    if (run('apt-get', ['update', '-qq']) === 0)
      run('apt-get', ['install', '-y', '-qq', 'chromium']);
    if (existsSync(browsers[0])) return browsers[0];
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: "sudo apt-get install chromium"), or set CHROME_PATH to a Chrome or Chromium.',
  );
  process.exit(1);
}
