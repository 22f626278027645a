import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Oldest supported version of Node.js, as in `engines` of package.json. */
const minimumNode = [20, 19];

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

/**
 * Removes all caches of the bundler but the newest ones. Each change of its settings or of the
 * packages adds one of 200 MB, and a build and a server have two each.
 */
export function limitCaches(folder = 'node_modules/.cache/rspack', kept = 4) {
  const caches = (existsSync(folder) ? readdirSync(folder) : []).map((name) => {
    const cache = path.join(folder, name);
    return { cache, time: statSync(cache).mtimeMs };
  });
  for (const { cache } of caches.sort((a, b) => b.time - a.time).slice(kept))
    rmSync(cache, { recursive: true, force: true });
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

/** A field of a process, or `undefined` if it has ended or this system has no `/proc`. */
function readField(pid, name) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];
  } catch {
    return undefined;
  }
}

const parentOf = (pid) => (pid === process.pid ? process.ppid : Number(readField(pid, 'PPid')));

/**
 * This process and those above it, up to the package manager that runs the script and the shell
 * above it. A package manager started with `setsid` outlives its shell.
 */
function processesAbove() {
  const chain = [process.pid, process.ppid];
  for (let pid = process.ppid; chain.length < 4; pid = parentOf(pid)) {
    const isPackageManager = /^(?:npm|pnpm|yarn|bun)/.test(readField(pid, 'Name') ?? '');
    const leadsSession = Number(readField(pid, 'NSsid')) === pid;
    if (isPackageManager) return leadsSession ? chain : [...chain, parentOf(pid)];
    if (!(parentOf(pid) > 1)) break;
    chain.push(parentOf(pid));
  }
  return chain.slice(0, 2);
}

/**
 * Calls back once when this process receives a signal, or when a process above it has ended,
 * because shells don't forward signals.
 * @param {() => void} onEnd
 */
export function whenEnding(onEnd) {
  const chain = processesAbove();
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  setInterval(() => {
    if (chain.slice(1).some((parent, index) => parentOf(chain[index]) !== parent)) end();
  }, 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}

/** Ends a process when its parent ends for any reason, which closes the channel between them. */
const endWithParent = `data:text/javascript,process.once('disconnect',()=>process.kill(process.pid,'SIGTERM'))`;

/** Starts Node.js as a child process that ends with this one, even if this one is killed. */
export function startNode(args, env) {
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
}

const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': programsX86 } = process.env;

/** Browsers in order of preference. Tests take about a quarter less time without a window. */
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  ...['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
    ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
      (name) => `${folder}/${name}.app/Contents/MacOS/${name}`,
    ),
  ),
  ...[PROGRAMFILES, programsX86, LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      `${folder}\\Chromium\\Application\\chrome.exe`,
    ]),
];

/** @see https://playwright.dev/docs/browsers */
const playwright = ['playwright', 'install', 'chromium', '--only-shell'];

const run = (command, args, stdio = 'inherit') =>
  spawnSync(command, args, { stdio, encoding: 'utf8', shell: process.platform === 'win32' });

/** The browser that Playwright has installed, if any. */
function playwrightBrowser() {
  const { stdout } = run('npx', [...playwright, '--dry-run'], 'pipe');
  const folder = /Install location: +(\S.*)/.exec(stdout ?? '')?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const name = readdirSync(folder, { recursive: true }).find((file) =>
    /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file),
  );
  return name && path.join(folder, name);
}

/**
 * Returns the path of a browser for tests: `CHROME_PATH`, Chrome, Edge, or Chromium of the system,
 * or Playwright's. If there is none, installs Playwright's, or if that can't be downloaded, that of
 * Debian. Exits with an error if neither is possible.
 */
export function findBrowser() {
  const find = () =>
    [process.env.CHROME_PATH, ...browsers].find((file) => file && existsSync(file)) ??
    playwrightBrowser();
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  let found = find();
  if (!found) {
    console.log('No browser found: installing Chromium for tests, about 120 MB …');
    run('npx', playwright);
    found = find();
    if (found && canUseApt) run('npx', ['playwright', 'install-deps', 'chromium']);
  }
  // The browser only recommends the fonts, without which text is wider.
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  if (!found && canUseApt) {
    console.log(
      `Playwright could not download it: installing ${packages.join(' and ')} of Debian, 100 to 160 MB …`,
    );
    run('apt-get', ['-qq', 'update']);
    run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages]);
    found = find();
  }
  if (!found) {
    console.error(
      `The browser tests need Chrome, Edge, or Chromium, which could not be installed, see above. Run "npx ${playwright.join(' ')} --with-deps", or on Debian "sudo apt-get install ${packages.join(' ')}". If you have one, set CHROME_PATH to its path.`,
    );
    process.exit(1);
  }
  // Playwright's workers read the configuration again.
  process.env.CHROME_PATH = found;
  return found;
}
