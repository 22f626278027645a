import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { processTree, stillRunning, type RunningProcess } from '../../e2e/copies/writing/processes';

jest.setTimeout(30_000);

const runSteps = JSON.stringify(pathToFileURL(path.join(__dirname, 'steps.mjs')).href);

const files = {
  'package.json': JSON.stringify({
    scripts: {
      test: 'node test.mjs',
      wait: 'node wait.cjs',
      serve: 'node serve.cjs',
      after: 'exit',
    },
  }),
  'test.mjs': `
    import { runSteps } from ${runSteps};
    const steps = process.env.STEPS.split(' ').map((script) => [script, 'npm run -s ' + script]);
    process.exit(await runSteps([steps, ['after', 'npm run -s after']]));`,
  'wait.cjs': "process.title = 'waiting'; setInterval(() => {}, 1000);",
  // Like Playwright, which starts a server in another process group, and stops it on SIGINT only.
  'serve.cjs': `
    process.on('SIGINT', () => server.kill());
    const server = require('node:child_process').spawn('node', ['wait.cjs'], { detached: true });
    server.on('exit', () => process.exit(130));`,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

let all: RunningProcess[] = [];
afterEach(() => {
  for (const { pid } of stillRunning(all)) process.kill(pid, 'SIGKILL');
});

/** Waits until a condition is true. @throws after 10 seconds */
async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !isTrue(); await sleep(50))
    if (Date.now() > end) throw new Error(`This didn't become true: ${String(isTrue)}`);
}

const npm = () => all[0]?.pid ?? 0;
const script = () => all.find(({ name }) => name === 'node')?.pid ?? 0;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each<[string, NodeJS.Signals, string, () => number, number]>([
  ['wait', 'SIGTERM', 'npm', npm, 1],
  ['wait', 'SIGINT', 'the script itself', script, 1],
  ['wait', 'SIGTERM', 'the script itself', script, 1],
  ['wait', 'SIGHUP', 'the script itself', script, 1],
  ['wait', 'SIGINT', 'the process group', () => -npm(), 1],
  ['serve', 'SIGTERM', 'npm', npm, 1],
  ['wait serve', 'SIGTERM', 'npm', npm, 2],
])(
  'during the steps "%s", %s to %s ends everything',
  async (scripts, signal, _, receiver, count) => {
    const child = spawn('npm', ['test'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, STEPS: scripts },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    await until(() => {
      all = processTree(child.pid ?? 0);
      return all.filter(({ name }) => name === 'waiting').length === count;
    });
    process.kill(receiver(), signal);
    await until(() => stillRunning(all).length === 0);
    expect(output).not.toContain('after');
  },
);
