import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { freePort } from '../tools/setup/index.mjs';
import { startHosts, type Hosts } from './fakeServer';

export interface StartOptions {
  /** Project to copy, with a `toolpad/` folder. By default, Studio creates a new app. */
  project?: string;
  /** App folder to copy in place of the project's `toolpad/`. */
  app?: string;
  /** Fake responses of hosts that the app requests. */
  hosts?: Hosts;
  env?: Record<string, string>;
  /** `dev` starts the editor. `start` builds the app for production first. */
  command?: 'dev' | 'start';
  /**
   * The project's server, used instead of Studio's: a file that runs in Node.js and listens on
   * PORT, and the base path of the app.
   */
  server?: { file: string; base: string };
  /** Color scheme of the app's theme. By default, the theme doesn't change. */
  mode?: 'light' | 'dark';
}

export interface RunningStudio {
  /** Origin of the server. */
  url: string;
  /** Folder of the app's files, as Studio reads and writes them. */
  appFolder: string;
  /** Output of Studio so far. */
  log: () => string;
  /** Stops the server and removes its copy of the project. */
  stop: () => Promise<void>;
}

const studioCommand = path.join(__dirname, 'node_modules/.bin/toolpad-studio');

/**
 * Folder of the copied project, which finds its packages in the folders above. It's the same in
 * each run, because Vite bundles the editor again for half a minute when the folder changes.
 */
const projectFolder = path.join(__dirname, '.run');

/** Sets the color scheme in the source of a theme. Keeps other settings. */
export function withMode(theme: string | undefined, mode: 'light' | 'dark'): string {
  const file = (theme ? parse(theme) : {}) as { spec?: { options?: { palette?: object } } };
  const options = file.spec?.options;
  return stringify({
    apiVersion: 'v1',
    kind: 'theme',
    spec: { ...file.spec, options: { ...options, palette: { ...options?.palette, mode } } },
  });
}

const appFolder = path.join(projectFolder, 'toolpad');

function writeMode(mode: StartOptions['mode']): void {
  if (!mode || !existsSync(appFolder)) return;
  const file = path.join(appFolder, 'theme.yml');
  writeFileSync(file, withMode(existsSync(file) ? readFileSync(file, 'utf8') : undefined, mode));
}

const clean = () => rmSync(projectFolder, { recursive: true, force: true, maxRetries: 5 });

function copyProject({ project, app, mode }: StartOptions): void {
  const excluded = new Set(['node_modules', '.generated']);
  const filter = (file: string) => !excluded.has(path.basename(file));
  clean();
  mkdirSync(projectFolder);
  if (project) cpSync(project, projectFolder, { recursive: true, filter });
  if (app) cpSync(app, appFolder, { recursive: true, filter });
  writeMode(mode);
}

/** Waits until Studio or a project's server prints its URL. */
async function waitUntilReady(studio: ChildProcess, log: () => string): Promise<string> {
  for (let attempt = 0; attempt < 1200 && studio.exitCode === null; attempt += 1) {
    const url = / ready (?:on|at) (http:\/\/localhost:\d+)/.exec(log())?.[1];
    if (url) return url;
    await sleep(100);
  }
  throw new Error(`Studio did not start:\n${log()}`);
}

/**
 * Ends the process group, because the command has worker processes. Returns whether it was running.
 */
function killGroup(studio: ChildProcess): boolean {
  if (!studio.pid || studio.exitCode !== null || studio.signalCode !== null) return false;
  return process.kill(-studio.pid);
}

/**
 * Starts Studio on a copy of an app, on a free port.
 * @throws an error with Studio's output if the build fails or the server doesn't start within two
 *   minutes
 */
export async function startStudio(options: StartOptions): Promise<RunningStudio> {
  const { hosts = {}, command = 'dev', server } = options;
  copyProject(options);
  const fakeServer = await startHosts(hosts);
  const port = String(await freePort());
  const env = {
    ...process.env,
    BROWSER: 'none',
    // The test runner turns colors on, and `waitUntilReady` reads the output.
    FORCE_COLOR: '0',
    ...fakeServer.env,
    // The test runner sets it, but Studio sets its own.
    NODE_ENV: undefined,
    ...(server && { PORT: port, NODE_ENV: command === 'dev' ? 'development' : 'production' }),
    ...options.env,
  };
  if (command === 'start') {
    const base = server ? ['--base', server.base] : [];
    execFileSync(studioCommand, ['build', ...base], { cwd: projectFolder, env, stdio: 'inherit' });
  }
  const [file, args] = server
    ? [process.execPath, [server.file]]
    : [studioCommand, [command, '--port', port]];
  const studio = spawn(file, args, { cwd: projectFolder, detached: true, env });
  let printed = '';
  for (const stream of [studio.stdout, studio.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const kill = () => killGroup(studio);
  process.once('exit', kill);
  const stop = async () => {
    const exit = new Promise((resolve) => studio.once('exit', resolve));
    if (kill()) await exit;
    process.off('exit', kill);
    fakeServer.stop();
    clean();
  };
  try {
    const url = await waitUntilReady(studio, () => printed);
    // Not earlier, because Studio creates its first page only in an empty folder.
    if (!options.project && !options.app) writeMode(options.mode);
    return { url, appFolder, log: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
