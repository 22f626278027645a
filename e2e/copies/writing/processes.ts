import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** A process that runs. */
export interface RunningProcess {
  pid: number;
  parent: number;
  name: string;
}

/** A file of a process, or nothing where the process is gone. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * All processes of this machine, other than those that have ended and wait for their parent to
 * notice.
 */
function runningProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = readOf(Number(name), 'status');
      const field = (key: string) => new RegExp(`^${key}:\\s*(.+)$`, 'm').exec(status)?.[1] ?? '';
      return status === '' || field('State').startsWith('Z')
        ? []
        : [{ pid: Number(name), parent: Number(field('PPid')), name: field('Name') }];
    });
}

/** A process and all that it started, and so on. */
export function processTree(root: number): RunningProcess[] {
  const all = runningProcesses();
  const below = (pid: number): RunningProcess[] =>
    all.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...below(each.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** Those that still run: another process may have got the number of one that has ended. */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  const all = new Map(runningProcesses().map((each) => [each.pid, each.name]));
  return processes.filter(({ pid, name }) => all.get(pid) === name);
}

/** Whether something answers at a port of this machine. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
