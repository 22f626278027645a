import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const isWindows = process.platform === 'win32';

/** How long commands may take to end before they're killed, in ms. */
const patience = 15_000;

/** Commands that are running. Each leads a process group. */
const running = new Set();

/** Sends a signal to a command and its descendants. Returns whether any of them is running. */
function send({ pid }, signal) {
  try {
    return process.kill(isWindows ? pid : -pid, signal);
  } catch {
    // All of them have ended.
    return false;
  }
}

let isEnding = false;

/**
 * Ends all commands, then this process. Sends SIGINT, whichever signal this process received,
 * because Playwright doesn't stop its servers otherwise.
 */
async function end() {
  if (isEnding) return;
  isEnding = true;
  const commands = [...running];
  for (const command of commands) send(command, 'SIGINT');
  for (const last = Date.now() + patience; Date.now() < last; await sleep(100))
    if (!commands.some((command) => send(command, 0))) break;
  for (const command of commands) send(command, 'SIGKILL');
  process.exit(130);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let watch;

/**
 * Ends commands when this process receives a signal, or when npm does, which forwards it only to
 * the shell between the two.
 */
function startListening() {
  const parent = process.ppid;
  for (const signal of signals) process.on(signal, end);
  if (process.env.npm_lifecycle_event)
    watch = setInterval(() => void (process.ppid !== parent && end()), 500);
}

function stopListening() {
  for (const signal of signals) process.off(signal, end);
  clearInterval(watch);
}

/**
 * Runs a command in the foreground. If this process is asked to end meanwhile, it ends the command
 * with all of its descendants, and exits.
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [onOutput] called with output that isn't inherited
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options = {}, onOutput = console.error) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      detached: !isWindows,
      ...options,
    });
    if (running.size === 0) startListening();
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', ({ message }) => onOutput(`${command}: ${message}`));
    child.on('close', (code) => {
      if (isEnding) return;
      running.delete(child);
      if (running.size === 0) stopListening();
      resolve(code ?? 1);
    });
  });
}
