import { parseArgs } from 'node:util';

/** Prints an error message with the usage, and exits with code 2. */
function refuse(message, usage) {
  console.error(`${message}\nUsage: ${usage}`);
  process.exit(2);
}

/**
 * Parses the options of a command. Prints the usage and exits with code 2 if an option is unknown.
 * @param settings as for `parseArgs`
 * @param usage usage of the command
 */
export function readOptions(settings, usage) {
  try {
    return parseArgs(settings);
  } catch (error) {
    // Node.js appends advice about arguments that start with a dash.
    return refuse(error.message.replace(/\. .*/s, '.'), usage);
  }
}

/** Returns the value if it's valid. Otherwise, prints the usage and exits as `readOptions` does. */
export function oneOf(value, valid, option, usage) {
  return valid.includes(value)
    ? value
    : refuse(`${option} is ${valid.join(', ')}, not "${value}".`, usage);
}

/** Parses a port number. Prints the usage and exits as `readOptions` does if it's invalid. */
export function readPort(text, usage) {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : refuse(`"${text}" is not a port: it is a whole number from 1 to 65535.`, usage);
}
