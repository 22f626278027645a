import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import type { Question } from '../../model/code/fenceMeta';
import { plainText, questionAtEnd } from './messages';
import type { Reader } from './steps';

/** Tested versions, which don't depend on the machine. */
const versions: Record<Exclude<Reader['packageManager'], 'npm'>, string> = {
  pnpm: 'pnpm@10',
  yarn: 'yarn@1.22.22',
};

/** @returns the folder with the command of the package manager */
export function installManager(manager: keyof typeof versions, folder: string): string {
  const options = ['--prefix', folder, '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, versions[manager]], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${versions[manager]} could not be installed.\n${stderr}`);
  return path.join(folder, 'node_modules/.bin');
}

/** Time in ms without output after which the last line can count as a question. */
const QUESTION_DELAY = 4000;
/** Time in ms without output after which a command counts as hanging. */
const SILENCE_TIMEOUT = 240_000;
/** Time in ms after which a command counts as hanging even if it prints a progress bar. */
const COMMAND_TIMEOUT = 1_200_000;

interface CommandResult {
  code: number;
  output: string;
  /** Current folder of the shell after the command. */
  cwd: string;
  answered: string[];
}

/**
 * Creates the environment of a new user: without variables of the current npm run, user settings,
 * or commands that npx has cached, except those of earlier pages (`before`). Shares the cache of
 * downloaded packages, so that runs don't download them again.
 * @param folder empty folder for npm's settings and cache
 * @param options `before`: folder of a user who has followed the earlier pages; `bin`: folder with
 *   more commands
 */
export function newUserEnvironment(
  folder: string,
  { before, bin }: { before?: string; bin?: string } = {},
): Record<string, string> {
  const variables = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(?:npm_|CI$|NODE_ENV$|INIT_CWD$|JEST_|TS_)/i.test(entry[0]),
  );
  const cache = path.join(folder, 'npm-cache');
  mkdirSync(cache, { recursive: true });
  const shared = path.join(os.homedir(), '.npm', '_cacache');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, path.join(cache, '_cacache'));
  const commands = before && path.join(before, 'npm-cache', '_npx');
  if (commands && existsSync(commands))
    cpSync(commands, path.join(cache, '_npx'), { recursive: true, verbatimSymlinks: true });
  const userconfig = path.join(folder, 'npmrc');
  writeFileSync(userconfig, 'audit=false\nfund=false\nupdate-notifier=false\n');
  return {
    ...Object.fromEntries(variables),
    npm_config_cache: cache,
    npm_config_userconfig: userconfig,
    // `yarn create` installs generators globally.
    YARN_GLOBAL_FOLDER: path.join(folder, 'yarn-global'),
    YARN_PREFIX: path.join(folder, 'yarn-prefix'),
    NEXT_TELEMETRY_DISABLED: '1',
    // Toolpad Studio would open its editor in the system's browser. Scenarios open a separate one.
    BROWSER: 'none',
    ...(bin ? { PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` } : {}),
  };
}

/** Ends a program and its child processes. */
function killTerminal(terminal: IPty): void {
  try {
    process.kill(-terminal.pid, 'SIGKILL');
  } catch {
    terminal.kill('SIGKILL');
  }
}

/**
 * Runs a command in a terminal and answers its questions.
 * @throws if it hangs, or asks a question that the page doesn't announce
 */
export function runCommand(
  command: string,
  {
    cwd,
    env,
    questions,
  }: { cwd: string; env: Record<string, string>; questions: readonly Question[] },
): Promise<CommandResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-shell-'));
  const place = path.join(folder, 'cwd');
  const script = `${command}\ncode=$?\npwd > ${JSON.stringify(place)}\nexit $code`;
  const terminal = spawn('bash', ['-c', script], { cwd, env, cols: 120, rows: 40 });
  return new Promise((resolve, reject) => {
    const remaining = [...questions];
    const answered: string[] = [];
    let output = '';
    let answeredLength = 0;
    const started = Date.now();
    let last = started;
    const fail = (message: string) => {
      clearInterval(timer);
      killTerminal(terminal);
      reject(new Error(`${message}\n${plainText(output).split('\n').slice(-15).join('\n')}`));
    };
    const answer = () => {
      const fresh = plainText(output.slice(answeredLength));
      const index = remaining.findIndex(({ question }) => fresh.includes(question));
      const found = remaining[index];
      if (!found) return false;
      remaining.splice(index, 1);
      answered.push(found.question);
      answeredLength = output.length;
      terminal.write(found.answer === 'Enter' ? '\r' : `${found.answer}\r`);
      return true;
    };
    const timer = setInterval(() => {
      const quiet = Date.now() - last;
      const question =
        quiet > QUESTION_DELAY ? questionAtEnd(output.slice(answeredLength)) : undefined;
      if (question && !answer())
        fail(`"${command}" asks a question that the page does not announce: ${question}`);
      else if (quiet > SILENCE_TIMEOUT || Date.now() - started > COMMAND_TIMEOUT)
        fail(`"${command}" hangs.`);
    }, 250);
    terminal.onData((data) => {
      output += data;
      last = Date.now();
      if (remaining.length > 0) setTimeout(answer, 300);
    });
    terminal.onExit(({ exitCode }) => {
      clearInterval(timer);
      let after = cwd;
      try {
        after = readFileSync(place, 'utf8').trim();
      } catch {
        // The shell ended before it wrote its folder.
      }
      rmSync(folder, { recursive: true });
      resolve({ code: exitCode, output, cwd: after, answered });
    });
  });
}

/**
 * Starts a server and waits until it responds.
 * @throws if it exits or doesn't respond within 90 seconds
 */
export async function startServer(
  command: string,
  { cwd, env, port }: { cwd: string; env: Record<string, string>; port: number },
) {
  const terminal = spawn('bash', ['-c', `exec ${command}`], { cwd, env, cols: 120, rows: 40 });
  let output = '';
  let exited = false;
  terminal.onData((data) => {
    output += data;
  });
  terminal.onExit(() => {
    exited = true;
  });
  const url = `http://localhost:${port}`;
  const server = { url, output: () => output, stop: () => killTerminal(terminal) };
  const started = Date.now();
  while (!exited && Date.now() - started < 90_000) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    try {
      await fetch(url, { redirect: 'manual' });
      return server;
    } catch {
      // The server doesn't respond yet.
    }
  }
  server.stop();
  throw new Error(`"${command}" did not start:\n${plainText(output).slice(-2000)}`);
}
