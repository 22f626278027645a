import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@site/tools/setup/index.mjs';
import { studioCommand, studioHome } from './install';
import { fakeServerEnvironment, startFakeServer, type Hosts } from '@site/tools/pictures';

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
  /** Modifies the copy before Studio reads it. */
  prepare?: (appFolder: string) => void;
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

const excluded = new Set(['node_modules', '.generated']);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Returns the first numbered folder that no running process uses, after emptying it. A new folder
 * for each run would be slower, because Vite bundles the editor again for half a minute when the
 * app's folder changes.
 */
function claimFolder(runs: string): string {
  for (let number = 1; ; number += 1) {
    const folder = path.join(runs, String(number));
    const owner = `${folder}.pid`;
    mkdirSync(runs, { recursive: true });
    if (existsSync(owner) && isRunning(Number(readFileSync(owner, 'utf8')))) continue;
    rmSync(owner, { force: true });
    try {
      writeFileSync(owner, String(process.pid), { flag: 'wx' });
    } catch {
      continue;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    mkdirSync(folder);
    return folder;
  }
}

/** Copies the project to a folder in the installation, where it finds its packages. */
function copyProject({ project, app, prepare }: StartOptions): string {
  const folder = claimFolder(path.join(studioHome, 'runs'));
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, filter: (file) => !excluded.has(path.basename(file)) });
  if (project) copy(project, folder);
  const appFolder = path.join(folder, 'toolpad');
  if (app) copy(app, appFolder);
  if (existsSync(appFolder)) prepare?.(appFolder);
  return folder;
}

/** Output of Studio or a project's server when it is ready. */
const readyLine = / ready (?:on|at) (http:\/\/localhost:\d+)/;

async function waitUntilReady(studio: ChildProcess, log: () => string): Promise<string> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const url = readyLine.exec(log())?.[1];
    if (url) return url;
    if (studio.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`Studio did not start:\n${log()}`);
}

/** Command that starts Studio or the project's server on a port. */
function startCommand({ command = 'dev', server }: StartOptions, port: string): [string, string[]] {
  return server ? [process.execPath, [server.file]] : [studioCommand, [command, '--port', port]];
}

/**
 * Ends the process group, because the command has worker processes. Returns whether it was running.
 */
function killGroup(studio: ChildProcess): boolean {
  if (!studio.pid || studio.exitCode !== null || studio.signalCode !== null) return false;
  return process.kill(-studio.pid);
}

async function end(studio: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => studio.once('exit', resolve));
  if (killGroup(studio)) await exit;
}

/**
 * Starts Studio on a copy of an app, on a free port.
 * @throws an error with Studio's output if the build fails or the server doesn't start within two
 *   minutes
 */
export async function startStudio(options: StartOptions): Promise<RunningStudio> {
  const { hosts = {}, command = 'dev', server } = options;
  const folder = copyProject(options);
  const appFolder = path.join(folder, 'toolpad');
  const fakeServer = await startFakeServer(hosts);
  const port = String(await freePort());
  const env = {
    ...process.env,
    BROWSER: 'none',
    ...fakeServerEnvironment(fakeServer.port),
    ...(server && {
      PORT: port,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
    }),
    ...options.env,
  };
  const clean = () => {
    fakeServer.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    rmSync(`${folder}.pid`, { force: true });
  };
  if (command === 'start') {
    try {
      const base = server ? ['--base', server.base] : [];
      execFileSync(studioCommand, ['build', ...base], { cwd: folder, env, encoding: 'utf8' });
    } catch (error) {
      clean();
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`Studio did not build:\n${stdout}${stderr}`, { cause: error });
    }
  }
  const studio = spawn(...startCommand(options, port), { cwd: folder, detached: true, env });
  let printed = '';
  for (const stream of [studio.stdout, studio.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const log = () => printed;
  const kill = () => killGroup(studio);
  process.once('exit', kill);
  const stop = async () => {
    await end(studio);
    process.off('exit', kill);
    clean();
  };
  try {
    const url = await waitUntilReady(studio, log);
    // Not earlier, because Studio creates its first page only in an empty folder.
    if (!options.project && !options.app) options.prepare?.(appFolder);
    return { url, appFolder, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
