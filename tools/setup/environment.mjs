import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';

/** Oldest supported version of Node.js, as in `engines` of package.json. */
const minimumNode = [20, 12];

/**
 * Exits with an error message if Node.js is too old. Runs before packages are installed, so it uses
 * plain JavaScript without dependencies.
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return;
  console.error(
    `Node ${minimumNode.join('.')} or newer is needed; this is Node ${version}. Get it from https://nodejs.org/.`,
  );
  process.exit(1);
}

/** Returns whether a local port is free. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
    server.listen(port);
  });
}

/** Returns a free local port. */
export function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Browsers in order of preference. Tests take about a quarter less time without a window. */
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a browser for tests: `CHROME_PATH` or the system's. Tries to install Debian's
 * Chromium if there is none, and exits with an error if that isn't possible.
 */
export function findBrowser() {
  const find = () =>
    [process.env.CHROME_PATH, ...browsers].find((file) => file && existsSync(file));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s Chromium …');
    for (const args of [['update'], ['install', '-y', 'chromium-headless-shell']])
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
    const installed = find();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: "sudo apt-get install chromium"), or set CHROME_PATH to a Chrome or Chromium.',
  );
  process.exit(1);
}
