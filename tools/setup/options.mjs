import { parseArgs } from 'node:util';

/** Ends a command that was called wrongly. */
function refuse(message, usage) {
  console.error(`${message}\nUsage: ${usage}`);
  process.exit(2);
}

/**
 * Reads the options of a command, by the same settings as `parseArgs`. Ends with exit code 2 and
 * how it is used where an option does not exist.
 * @param settings as for `parseArgs`
 * @param usage how the command is called
 */
export function readOptions(settings, usage) {
  try {
    return parseArgs(settings);
  } catch (error) {
    // Node's own advice behind it is about arguments that begin with a dash.
    return refuse(error.message.replace(/\. .*/s, '.'), usage);
  }
}

/**
 * The value of an option that takes one of a few. Ends as `readOptions` does where it is another.
 */
export function oneOf(value, valid, option, usage) {
  return valid.includes(value)
    ? value
    : refuse(`${option} is ${valid.join(', ')}, not "${value}".`, usage);
}

/** Parses the number of a port. Ends as `readOptions` does if it is invalid. */
export function readPort(text, usage) {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : refuse(`"${text}" is not a port: it is a whole number from 1 to 65535.`, usage);
}
