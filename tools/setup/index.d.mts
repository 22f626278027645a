import type { ChildProcess } from 'node:child_process';
import type { parseArgs, ParseArgsConfig } from 'node:util';

/**
 * Adds the `devDependencies` if they're missing. Changes no other packages, so that `npm start` can
 * run meanwhile. Waits if npm is adding them already. npm continues when this process ends.
 * @throws if npm fails, or if it was killed the last time
 */
export function addDevPackages(): Promise<void>;

/** Installs missing packages of versions that have their own, which builds need, too. */
export function installVersionPackages(): Promise<void>;

/**
 * Returns which packages of a folder's lockfile are installed. `adding`: npm is adding the
 * `devDependencies`; `interrupted`: it was killed meanwhile, and some of them are incomplete.
 */
export function installed(
  folder: string,
): 'none' | 'without-dev' | 'adding' | 'interrupted' | 'all';

/**
 * Returns the path of a browser for tests: `CHROME_PATH` or the system's. Tries to install Debian's
 * Chromium if there is none, and exits with an error if that isn't possible.
 */
export function findBrowser(): string;

/** Returns a free local port. */
export function freePort(): Promise<number>;

/**
 * Parses the options of a command with the settings of `parseArgs`. Prints the usage and ends the
 * process with exit code 2 if an option is unknown.
 */
export function readOptions<Settings extends ParseArgsConfig>(
  settings: Settings,
  usage: string,
): ReturnType<typeof parseArgs<Settings>>;

/** Returns the value if it's valid. Otherwise, prints the usage and exits as `readOptions` does. */
export function oneOf<Value extends string>(
  value: string,
  valid: readonly Value[],
  option: string,
  usage: string,
): Value;

/** Parses a port number. Prints the usage and exits as `readOptions` does if it's invalid. */
export function readPort(text: string, usage: string): number;

/**
 * Calls back once when this process receives a signal to end, or when the shell or package manager
 * that started it has ended.
 */
export function whenEnding(onEnd: () => void): void;

/**
 * Starts a server, and restarts it when it crashes, because the bundler's native code does so
 * sometimes. Calls back with an exit code when the server has ended without a crash, or crashes too
 * often.
 */
export function restartAfterCrashes(start: () => ChildProcess, onEnd: (code: number) => void): void;
