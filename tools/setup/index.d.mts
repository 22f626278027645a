import type { parseArgs, ParseArgsConfig } from 'node:util';

export { installPackages, installSamplePackages } from '../../model/packages/install.mjs';

/**
 * Returns the path of a browser for tests: `CHROME_PATH`, the system's, or Playwright's. If there is
 * none, installs one, and exits with an error if that isn't possible.
 */
export function findBrowser(): string;

/** Removes all caches of the bundler but the newest ones. */
export function limitCaches(folder?: string, kept?: number): void;

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

/** Calls back once when this process receives a signal, or when the process above it ends. */
export function whenEnding(onEnd: () => void): void;
