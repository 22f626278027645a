import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { processTree, stillRunning, type RunningProcess } from '../../e2e/copies/writing/processes';

const urlOf = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);

/** Like `npm start`, but with servers that do nothing. */
const start = `
import { startNode, whenEnding } from ${urlOf('environment.mjs')};
const children = [1, 2].map(() => startNode(['-e', 'setInterval(() => {}, 1000); console.log("started")'], {}));
whenEnding(() => children.forEach((child) => child.kill()));
`;

jest.setTimeout(30_000);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  writeFileSync(path.join(folder, 'start.mjs'), start);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'node start.mjs' } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs a script that contains `npm start`. @returns the shell and all processes below it, after
 * both servers have started
 */
async function run(shell: string, script: string): Promise<RunningProcess[]> {
  const child = spawn(shell, ['-c', script], { cwd: folder, detached: true });
  let said = '';
  while ((said.match(/started/g) ?? []).length < 2)
    said += String((await once(child.stdout, 'data'))[0]);
  return processTree(child.pid ?? 0);
}

const shellOf = ([shell]: readonly RunningProcess[]) => shell?.pid ?? 0;
const npmOf = (all: readonly RunningProcess[]) =>
  all.find(({ name }) => name.startsWith('npm'))?.pid ?? 0;
const starterOf = (all: readonly RunningProcess[]) =>
  all.find(({ pid }) => all.filter(({ parent }) => parent === pid).length === 2)?.pid ?? 0;

/** Processes that still run after some time. Returns early when all have ended. */
async function left(all: readonly RunningProcess[], patience: number): Promise<RunningProcess[]> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (stillRunning(all).length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stillRunning(all);
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each<[NodeJS.Signals, string, (all: readonly RunningProcess[]) => number]>([
  ['SIGTERM', 'npm', npmOf],
  ['SIGKILL', 'npm', npmOf],
  ['SIGTERM', 'the script itself', starterOf],
  ['SIGKILL', 'the script itself', starterOf],
  ['SIGTERM', 'the process group', (all) => -shellOf(all)],
  ['SIGINT', 'the process group', (all) => -shellOf(all)],
  ['SIGHUP', 'the process group', (all) => -shellOf(all)],
  ['SIGTERM', 'the shell above', shellOf],
  ['SIGKILL', 'the shell above', shellOf],
])('%s to %s ends everything', async (signal, _receiver, receiverOf) => {
  const all = await run('bash', 'npm start; true');
  expect(all.length).toBeGreaterThanOrEqual(5);
  process.kill(receiverOf(all), signal);
  expect(await left(all, 5_000)).toEqual([]);
});

onLinux('a process started with setsid outlives its shell', async () => {
  const all = await run('bash', 'setsid npm start & wait');
  process.kill(shellOf(all), 'SIGTERM');
  const others = all.filter(({ pid }) => pid !== shellOf(all));
  expect(await left(others, 2_000)).toEqual(others);
  process.kill(npmOf(all), 'SIGTERM');
  expect(await left(others, 5_000)).toEqual([]);
});
