import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { products } from '../../src/site/products';

/** Outside the repository: an installation takes 650 MB and is kept for the next run. */
const home = path.join(os.tmpdir(), `studio-pictures-${products.studio.version}`);
const appFolder = path.join(home, 'toolpad');

const manifest = {
  name: 'studio-pictures',
  private: true,
  dependencies: { [products.studio.package]: products.studio.version },
  // A dependency further down asks for ^1.0.6, which not every registry has.
  overrides: { 'typedarray.prototype.slice': '1.0.5' },
  // npm 11 runs an install script only when it is named here; older ones run them all.
  allowScripts: { esbuild: true },
};

/** Installs Studio, unless that version is already there. */
export function installStudio(): void {
  if (existsSync(path.join(home, 'node_modules/.bin/toolpad-studio'))) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(manifest, null, 2));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: home, stdio: 'inherit' });
}

/** What the dev server prints once the editor answers. */
const readyLine = /ready on (http:\/\/localhost:\d+)/;

async function waitUntilReady(studio: ChildProcess, log: () => string): Promise<string> {
  for (let second = 0; second < 90; second += 1) {
    const url = readyLine.exec(log())?.[1];
    if (url) return url;
    if (studio.exitCode !== null) break;
    await sleep(1000);
  }
  throw new Error(`Studio did not start:\n${log()}`);
}

export interface RunningStudio {
  /** Origin of the dev server. */
  url: string;
  /** Text of a page's file as the editor has written it. */
  readPage: (name: string) => string;
  stop: () => void;
}

/** Starts the dev server on a new app, whose theme has the given mode so that the canvas matches the editor. */
export async function startStudio(
  mode: 'light' | 'dark',
  dogApiPort: number,
): Promise<RunningStudio> {
  rmSync(appFolder, { recursive: true, force: true });
  const studio = spawn(
    path.join(home, 'node_modules/.bin/toolpad-studio'),
    ['dev', '--port', '3008'],
    {
      cwd: home,
      detached: true,
      env: {
        ...process.env,
        BROWSER: 'none',
        DOG_API_PORT: String(dogApiPort),
        NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'redirect.mjs')).href}`,
      },
    },
  );
  let log = '';
  for (const stream of [studio.stdout, studio.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
    });
  // The CLI has worker processes: end the whole group, of which it is the leader.
  const stop = () => {
    if (studio.pid && studio.exitCode === null) process.kill(-studio.pid);
  };
  try {
    const url = await waitUntilReady(studio, () => log);
    // Only now: Studio makes its first page in an empty folder only.
    writeFileSync(
      path.join(appFolder, 'theme.yml'),
      `apiVersion: v1\nkind: theme\nspec:\n  options:\n    palette:\n      mode: ${mode}\n`,
    );
    return {
      url,
      readPage: (name) => readFileSync(path.join(appFolder, 'pages', name, 'page.yml'), 'utf8'),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
