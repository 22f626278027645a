import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answers, processTree, stillRunning, type RunningProcess } from './processes';
import { createWritingSite } from './site';

test.skip(process.platform !== 'linux', 'Processes are found in /proc.');
test.setTimeout(180_000);

let port = 0;
let folder = '';
test.beforeAll(async ({ baseURL }) => {
  port = Number(new URL(baseURL ?? '').port) + 2;
  folder = createWritingSite(process.cwd(), port);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts the docs from a shell script that continues afterwards.
 * @returns the process ID of the shell
 */
function start(): number {
  const { pid } = spawn('bash', ['-c', `npm start -- --port ${port}; true`], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, FEEDBACK_PORT: String(port + 10) },
  });
  if (pid === undefined) throw new Error('There is no bash.');
  return pid;
}

const npmOf = (processes: readonly RunningProcess[]) =>
  processes.find(({ name }) => name.startsWith('npm'))?.pid ?? 0;

/**
 * Processes that receive the signal, given the shell and its descendants; a negative ID is a group.
 */
const receivers = {
  npm: (_shell: number, processes: readonly RunningProcess[]) => npmOf(processes),
  'the process group': (shell: number) => -shell,
  'the shell above': (shell: number) => shell,
};

for (const [signal, receiver] of [
  ['SIGTERM', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'the process group'],
  ['SIGINT', 'the process group'],
  ['SIGHUP', 'the process group'],
  ['SIGTERM', 'the shell above'],
] as const) {
  test(`${signal} to ${receiver} leaves no process running`, async () => {
    const shell = start();
    await expect.poll(() => answers(port), { timeout: 90_000 }).toBe(true);
    await expect.poll(() => answers(port + 10), { timeout: 30_000 }).toBe(true);
    let processes = processTree(shell);
    // The start script, the server, the receiver, and the compilers of their code.
    await expect
      .poll(
        () => {
          processes = processTree(shell);
          const names = processes.map(({ name }) => name);
          return names.includes('esbuild') && names.filter((name) => name === 'node').length >= 3;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    process.kill(receivers[receiver](shell, processes), signal);
    await expect.poll(() => stillRunning(processes), { timeout: 30_000 }).toEqual([]);
    expect([await answers(port), await answers(port + 10)]).toEqual([false, false]);
  });
}
