import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** A running process. */
export interface RunningProcess {
  pid: number;
  parent: number;
  name: string;
}

/** Content of a file in `/proc`, or an empty value if the process has ended. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** All processes on this machine, except those that have ended but haven't been reaped. */
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

/** A process and all of its descendants. */
export function processTree(root: number): RunningProcess[] {
  const all = runningProcesses();
  const below = (pid: number): RunningProcess[] =>
    all.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...below(each.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** Those that are still running. Another process may have reused the ID of one that has ended. */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  const all = new Map(runningProcesses().map((each) => [each.pid, each.name]));
  return processes.filter(({ pid, name }) => all.get(pid) === name);
}

/** Process ID of the documentation server at a port, which `npm start` has started. */
export function serverAt(port: number): number {
  const isServer = ({ pid }: RunningProcess) =>
    /docusaurus\.mjs\0start\0.*--port\0(\d+)/.exec(readOf(pid, 'cmdline'))?.[1] === `${port}`;
  const server = runningProcesses().find(isServer);
  if (!server) throw new Error(`There is no server at port ${port}.`);
  return server.pid;
}

/** Returns whether a server responds at a local port. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
