import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

jest.setTimeout(30_000);

const moduleUrl = pathToFileURL(path.join(__dirname, 'index.mjs')).href;

/** Like npm: records its arguments, and the installed packages when it has installed them. */
const npm = `#!${process.execPath}
const fs = require('node:fs');
const { argv, pid } = process;
fs.appendFileSync('calls.txt', argv.slice(2, 4).join(' ') + '\\n');
fs.writeFileSync('npm.pid', String(pid));
if (argv[2] === 'ci') fs.rmSync('node_modules', { recursive: true });
setTimeout(() => {
  fs.mkdirSync('node_modules', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, 1500);`;

const react = { 'node_modules/react': { version: '19.0.0' } };
const jest30 = { 'node_modules/jest': { version: '30.0.0', dev: true } };

let folder = '';
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(file('node_modules'));
  writeFileSync(file('package-lock.json'), JSON.stringify({ packages: { ...react, ...jest30 } }));
  writeFileSync(file('node_modules/.package-lock.json'), JSON.stringify({ packages: react }));
  writeFileSync(file('npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that calls a function of this folder, and leads a process group. */
const call = (name: 'addDevPackages' | 'installPackages') =>
  spawn(
    process.execPath,
    ['--input-type=module', '-e', `import * as setup from '${moduleUrl}'; await setup.${name}();`],
    {
      cwd: folder,
      detached: true,
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
    },
  );

/** Waits until the function's process has started npm. @returns npm's process ID */
async function npmStarted(): Promise<number> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(20))
    if (existsSync(file('npm.pid')) && existsSync(file('node_modules/.adding-dev-packages')))
      return Number(read('npm.pid'));
  throw new Error('npm was not started.');
}

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])(
  'npm continues after %s, and the next process waits for it',
  async (signal) => {
    const first = call('addDevPackages');
    await npmStarted();
    process.kill(-(first.pid ?? 0), signal);
    await once(first, 'close');
    expect(read('node_modules/.package-lock.json')).not.toContain('jest');

    const [code] = (await once(call('addDevPackages'), 'close')) as [number];
    expect(code).toBe(0);
    expect(read('node_modules/.package-lock.json')).toContain('jest');
    expect(read('calls.txt')).toBe('install --no-save\n');
  },
);

onUnix('all packages are installed again after npm was killed', async () => {
  const first = call('addDevPackages');
  process.kill(await npmStarted(), 'SIGKILL');
  const [code] = (await once(first, 'close')) as [number];
  expect(code).toBe(1);

  const second = call('addDevPackages');
  let message = '';
  second.stderr.on('data', (text) => (message += String(text)));
  await once(second, 'close');
  expect(message).toContain('Run `npm ci` to repair it.');

  await once(call('installPackages'), 'close');
  expect(read('calls.txt')).toBe('install --no-save\nci --prefix\n');
  expect(existsSync(file('node_modules/.adding-dev-packages'))).toBe(false);
  expect(read('node_modules/.package-lock.json')).toContain('jest');
});
