import { readFileSync } from 'node:fs';

const readProcess = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended, or this system has no `/proc`.
    return '';
  }
};

const field = (status, name) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];

/** Parent of a process, or `undefined` if the process has ended or this system has no `/proc`. */
const parentOf = (pid) => Number(field(readProcess(pid, 'status'), 'PPid')) || undefined;

const isPackageManager = (pid) => /^(?:npm|pnpm|yarn|bun)/.test(readProcess(pid, 'comm'));

/**
 * Returns whether a process was started with `setsid`, which means that it should outlive its
 * shell. `nohup` can't be detected, because Node.js resets ignored signals.
 */
const leadsSession = (pid) => Number(field(readProcess(pid, 'status'), 'NSsid')) === pid;

/**
 * This process and the processes above it, each with its parent: up to the package manager that
 * runs the script and the shell above it. When a parent ends, the process gets another one.
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
 * Calls back once when this process receives a signal, or when a process above it has ended,
 * because shells don't forward signals.
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
