import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenEnding } from './environment.mjs';

const cache = 'node_modules/.cache/toolpad-docs';

/**
 * Checks that need neither a build nor a browser: titles and commands. Steps that use a single
 * processor come first, slowest first. The unit tests are last, because they use all processors and
 * the cache of the docs check.
 */
export const quickSteps = [
  ['docs', 'tsx scripts/check-docs.ts --all'],
  [
    'lint',
    `eslint --max-warnings 0 --cache --cache-strategy content --cache-location ${cache}/eslint .`,
  ],
  [
    'imports',
    'depcruise --config .dependency-cruiser.mjs docs-core docs-studio e2e model checker plugins scripts services src tools docusaurus.config.ts',
  ],
  ['format', 'prettier --check . --log-level warn --cache'],
  ['guides', 'tsx scripts/check-guides.ts'],
  [
    'types',
    `node node_modules/typescript-native/bin/tsc --noEmit --singleThreaded --incremental --tsBuildInfoFile ${cache}/types.tsbuildinfo`,
  ],
  ['unused code', 'knip --no-progress'],
  ['API data', 'tsx scripts/api-check.ts'],
  ['routes', 'tsx scripts/routes-check.ts'],
  ['examples', 'tsx scripts/check-examples.ts'],
  ['unit tests', 'jest --selectProjects node dom'],
];

/** Files of `e2e/support/summary.ts` with browser tests that failed or passed at the second try. */
const lists = [
  ['Failed browser tests', 'test-results/failed.txt'],
  ['Needed a second try', 'test-results/second-tries.txt'],
  ['Skipped', 'test-results/skipped.txt'],
];

const isWindows = process.platform === 'win32';

let isEnding = false;

/** Process IDs of running commands. Each leads a process group. */
const running = new Set();

/** Sends a signal to a command and its descendants. Returns whether any of them is running. */
function send(pid, signal) {
  try {
    // Windows would only end the shell of the command.
    if (isWindows && signal) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return process.kill(isWindows ? pid : -pid, signal);
  } catch {
    return false;
  }
}

/**
 * Ends all commands, then this process. Sends SIGINT, whichever signal this process received,
 * because Playwright doesn't stop its servers otherwise. Kills them after 15 s.
 */
async function end() {
  isEnding = true;
  const pids = [...running];
  for (const pid of pids) send(pid, 'SIGINT');
  for (const last = Date.now() + 15_000; Date.now() < last; await sleep(100))
    if (!pids.some((pid) => send(pid, 0))) break;
  for (const pid of pids) send(pid, 'SIGKILL');
  process.exit(130);
}

/**
 * Runs a command, such as that of an installed package.
 * @param {string} command with its arguments, separated by spaces
 * @param {boolean} isShown whether its output is shown immediately, instead of being returned
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runCommand(command, env, isShown) {
  return new Promise((resolve) => {
    let output = '';
    const [program, ...args] = command.split(' ');
    const child = spawn(program, args, {
      stdio: ['ignore', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      env: isShown ? env : { ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      shell: isWindows,
      detached: !isWindows,
    });
    running.add(child.pid);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => {
      // Starts no further command.
      if (isEnding) return;
      running.delete(child.pid);
      resolve({ ok: code === 0, output });
    });
  });
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs commands one after the other and prints a summary. Those of an inner list run two
 * at a time, because each uses about one processor. A step is skipped if the step that it needs
 * failed.
 * @typedef {[title: string, command: string, needs?: string]} Step
 * @param {(Step | Step[])[]} steps
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [settings] `quiet`: print the output of
 *   failed steps only
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps, { env = process.env, quiet = false } = {}) {
  whenEnding(() => void end());
  const bin = path.resolve('node_modules/.bin');
  // `env` has `Path` on Windows, where children only get the first of both, `PATH`.
  const settings = { ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const begin = Date.now();
  const failed = [];
  const skipped = [];
  for (const [, file] of lists) rmSync(file, { force: true });
  const groups = steps.map((entry) => (typeof entry[0] === 'string' ? [entry] : entry));
  for (const group of groups) {
    const isShown = group.length === 1 && !quiet;
    const queue = [...group];
    const work = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        const [title, command, needs] = step;
        if (needs && [...failed, ...skipped].includes(needs)) {
          skipped.push(title);
          continue;
        }
        const start = Date.now();
        if (isShown) console.log(`\n▶ ${title}`);
        const { ok, output } = await runCommand(command, settings, isShown);
        if (!isShown && !(quiet && ok)) console.log(`\n▶ ${title}\n${output.trimEnd()}`);
        const ranNothing = /^ +\d+ skipped$/m.test(output) && !/^ +\d+ passed/m.test(output);
        const mark = !ok ? '✘' : ranNothing ? '– skipped:' : '✔';
        console.log(`${mark} ${title} (${seconds(start)} s)`);
        if (!ok) failed.push(title);
      }
    };
    await Promise.all([work(), work()]);
  }
  const left = skipped.length > 0 ? `; not run: ${skipped.join(', ')}` : '';
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}${left}` : '\nEverything passed.');
  for (const [title, file] of lists)
    if (existsSync(file)) console.log(`\n${title}:\n${readFileSync(file, 'utf8').trimEnd()}\n`);
  const lost = failed.length + skipped.length;
  console.log(`It took ${Math.round(seconds(begin) / 60)} minutes.`);
  console.log(`${groups.flat().length - lost} passed, ${lost} failed`);
  return failed.length > 0 ? 1 : 0;
}
