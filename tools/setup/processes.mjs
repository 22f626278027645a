import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Starts Node in the foreground. The process ends with this one, even where this one is killed. */
export function startNode(args, env) {
  // Here, because the checker's CommonJS bundle has this module, too, and no URL of modules.
  const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
}

const readProcess = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It is gone, or this system does not tell.
    return '';
  }
};

const field = (status, name) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];

/** Parent of a process; nothing where it is gone or the system does not tell. */
const parentOf = (pid) => Number(field(readProcess(pid, 'status'), 'PPid')) || undefined;

const isPackageManager = (pid) => /^(?:npm|pnpm|yarn|bun)/.test(readProcess(pid, 'comm'));

/**
 * Whether a process was started with `setsid`: it shall outlive its shell. `nohup` does not tell,
 * as Node.js forgets it.
 */
const leadsSession = (pid) => Number(field(readProcess(pid, 'status'), 'NSsid')) === pid;

/**
 * Processes above this one, each with its parent: up to the package manager that runs the script,
 * and the shell above it. A parent that is gone has been replaced by another.
 */
function chainAbove() {
  const direct = [{ pid: process.pid, parent: process.ppid }];
  const chain = [...direct];
  for (let pid = process.ppid; chain.length < 4;) {
    const parent = parentOf(pid);
    if (parent === undefined || parent === 1) return direct;
    if (isPackageManager(pid) && leadsSession(pid)) return chain;
    chain.push({ pid, parent });
    if (isPackageManager(pid)) return chain;
    pid = parent;
  }
  return direct;
}

/**
 * Calls back once when this process gets a signal, or when a process above it has ended: a shell
 * doesn't forward signals.
 * @param {() => void} onEnd
 */
export function whenEnding(onEnd) {
  const chain = chainAbove();
  const isOrphan = () =>
    chain.some(({ pid, parent }) =>
      pid === process.pid ? process.ppid !== parent : parentOf(pid) !== parent,
    );
  const watch = setInterval(() => {
    if (isOrphan()) end();
  }, 500);
  watch.unref();
  let hasEnded = false;
  function end() {
    clearInterval(watch);
    if (!hasEnded) onEnd();
    hasEnded = true;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}
