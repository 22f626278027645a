import type * as childProcess from 'node:child_process';
import type * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { findBrowser as find } from './index.mjs';

/** A machine: what is installed, who runs the tests, and which servers can be reached. */
interface Machine {
  files?: string[];
  /** ID of the user; Windows has none. */
  uid?: number;
  servers?: ('Playwright' | 'Debian')[];
  env?: Record<string, string>;
}

const folder = '/cache/chromium_headless_shell-1';
const shell = 'chrome-headless-shell-linux64/chrome-headless-shell';
const debian = '/usr/bin/chromium-headless-shell';

/** Calls `findBrowser` on a machine. @returns what it does, in order, with the returned path */
function findOn({ files = [], uid, servers = [], env = {} }: Machine): string[] {
  const present = new Set(files);
  const done: string[] = [];
  const spawnSync = (command: string, args: string[]) => {
    const line = [command, ...args].join(' ');
    if (line.endsWith('--dry-run')) return { stdout: `  Install location:    ${folder}\n` };
    done.push(line);
    if (line.startsWith('npx playwright install ') && servers.includes('Playwright'))
      present.add(folder);
    if (line.includes('chromium-headless-shell') && servers.includes('Debian')) present.add(debian);
    return {};
  };
  jest.doMock<typeof childProcess>('node:child_process', () => ({
    ...jest.requireActual<typeof childProcess>('node:child_process'),
    spawnSync: spawnSync as unknown as typeof childProcess.spawnSync,
  }));
  jest.doMock<typeof fs>('node:fs', () => ({
    ...jest.requireActual<typeof fs>('node:fs'),
    existsSync: (file) => present.has(String(file)),
    readdirSync: (() => ['chrome-headless-shell-linux64', shell]) as never,
  }));
  jest.replaceProperty(process, 'env', env);
  process.getuid = uid === undefined ? undefined : () => uid;
  jest.spyOn(console, 'log').mockImplementation((text) => done.push(String(text)));
  jest.spyOn(console, 'error').mockImplementation((text) => done.push(String(text)));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  jest.isolateModules(() => {
    const { findBrowser } = jest.requireActual<{ findBrowser: typeof find }>('./index.mjs');
    try {
      done.push(findBrowser());
      expect(env.CHROME_PATH).toBe(done.at(-1));
    } catch (error) {
      done.push((error as Error).message);
    }
  });
  return done;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.dontMock('node:fs').dontMock('node:child_process');
});

const home = path.join(os.homedir(), 'Applications');
const local = 'C:\\Users\\ada\\AppData\\Local';

test.each<[string, Record<string, string>]>([
  ['/opt/google/chrome/chrome', {}],
  ['/usr/bin/google-chrome-stable', {}],
  ['/snap/bin/chromium', {}],
  ['/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
  [`${home}/Google Chrome.app/Contents/MacOS/Google Chrome`, {}],
  [`${local}\\Google\\Chrome\\Application\\chrome.exe`, { LOCALAPPDATA: local }],
  [
    'D:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
    { 'PROGRAMFILES(X86)': 'D:\\Programs' },
  ],
])('%s is found', (file, env) => {
  expect(findOn({ files: [file], env })).toEqual([file]);
});

test('CHROME_PATH is preferred, unless it names a missing file', () => {
  const env = { CHROME_PATH: '/own/chrome' };
  expect(findOn({ files: ['/own/chrome', debian], env: { ...env } })).toEqual(['/own/chrome']);
  expect(findOn({ files: [debian], env: { ...env } })).toEqual([debian]);
});

const installed = path.join(folder, shell);
const announced = 'No browser found: installing Chromium for tests, about 120 MB …';
const playwright = 'npx playwright install chromium --only-shell';

test('a browser that Playwright has installed is found', () => {
  expect(findOn({ files: [folder] })).toEqual([installed]);
});

test.each([
  ['an ordinary user', 1000],
  ['a user of Windows', undefined],
])('without a browser, Playwright’s is installed for %s', (_, uid) => {
  const machine: Machine = { files: ['/usr/bin/apt-get'], uid, servers: ['Playwright'] };
  expect(findOn(machine)).toEqual([announced, playwright, installed]);
});

const asRoot: Machine = { uid: 0, files: ['/usr/bin/apt-get'] };

test('root gets what the browser needs, too, once it has been downloaded', () => {
  expect(findOn({ ...asRoot, servers: ['Playwright', 'Debian'] })).toEqual([
    announced,
    playwright,
    'npx playwright install-deps chromium',
    installed,
  ]);
});

test('root gets that of Debian if Playwright’s can’t be downloaded', () => {
  expect(findOn({ ...asRoot, servers: ['Debian'] })).toEqual([
    announced,
    playwright,
    'Playwright could not download it: installing chromium-headless-shell and fonts-liberation of Debian, 100 to 160 MB …',
    'apt-get -qq update',
    'apt-get -qq install -y --no-install-recommends chromium-headless-shell fonts-liberation',
    debian,
  ]);
});

test('if nothing can be installed, the error names the commands and CHROME_PATH', () => {
  expect(findOn({ uid: 1000 })).toEqual([
    announced,
    playwright,
    'The browser tests need Chrome, Edge, or Chromium, which could not be installed, see above. Run "npx playwright install chromium --only-shell --with-deps", or on Debian "sudo apt-get install chromium-headless-shell fonts-liberation". If you have one, set CHROME_PATH to its path.',
    'exit code 1',
  ]);
  expect(findOn(asRoot).at(-1)).toBe('exit code 1');
});
