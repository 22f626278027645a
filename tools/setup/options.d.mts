import type { parseArgs, ParseArgsConfig } from 'node:util';

/**
 * Reads the options of a command, by the same settings as `parseArgs`. Ends with exit code 2 and how it is used where an option does not exist.
 * @param usage how the command is called
 */
export function readOptions<Settings extends ParseArgsConfig>(
  settings: Settings,
  usage: string,
): ReturnType<typeof parseArgs<Settings>>;

/** The value of an option that takes one of a few. Ends as `readOptions` does where it is another. */
export function oneOf<Value extends string>(
  value: string,
  valid: readonly Value[],
  option: string,
  usage: string,
): Value;

/** The number of a port. Ends as `readOptions` does where it is none. */
export function readPort(text: string, usage: string): number;
