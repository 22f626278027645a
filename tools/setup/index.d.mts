import type { parseArgs, ParseArgsConfig } from 'node:util';

/** Stores that the packages of a folder's lock file are installed. */
export function markInstalled(folder: string): void;

/**
 * The browser for tests: `CHROME_PATH`, or the system's. Installs Debian's Chromium if there is none.
 * Ends the process if that isn't possible.
 */
export function findBrowser(): string;

/** A port of this machine that was free a moment ago. */
export function freePort(): Promise<number>;

/**
 * Parses the options of a command with the settings of `parseArgs`. Prints the usage and ends the
 * process with exit code 2 if an option is unknown.
 */
export function readOptions<Settings extends ParseArgsConfig>(
  settings: Settings,
  usage: string,
): ReturnType<typeof parseArgs<Settings>>;

/** Returns the value if it is valid. Ends the process as `readOptions` does if it isn't. */
export function oneOf<Value extends string>(
  value: string,
  valid: readonly Value[],
  option: string,
  usage: string,
): Value;

/** Parses the number of a port. Ends the process as `readOptions` does if it isn't one. */
export function readPort(text: string, usage: string): number;

/** Calls back once when this process is told to end, or when the shell or package manager that started it has ended. */
export function whenEnding(onEnd: () => void): void;
