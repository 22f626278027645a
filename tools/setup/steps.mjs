import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';
import { runQuietly } from './together.mjs';

/**
 * Checks that need neither a build nor a browser: `[title, npm script and its options]`. Steps that
 * use a single processor come first, slowest first. The unit tests are last, because they use all
 * processors and the cache of the docs check.
 */
export const quickSteps = [
  ['docs', 'check:docs -- --all'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['guides', 'guides:check'],
  ['types', 'types'],
  ['API data', 'api:check'],
  ['routes', 'routes:check'],
  ['examples', 'examples:check'],
  ['unit tests', 'unit'],
];

/** Files of `summary.ts` with browser tests that failed, or passed at the second try. */
const lists = [
  ['Failed browser tests', 'test-results/failed.txt'],
  ['Needed a second try', 'test-results/second-tries.txt'],
];

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs an npm script and prints the result. Prints its output immediately, or at its end if other
 * scripts run at the same time.
 */
async function runStep([title, script], env, isAlone) {
  const begin = Date.now();
  if (isAlone) console.log(`\n▶ ${title}`);
  const { ok, output } = isAlone
    ? { ok: (await run('npm', ['run', '-s', ...script.split(' ')], { env })) === 0, output: '' }
    : await runQuietly(script, env);
  if (!isAlone) console.log(`\n▶ ${title}\n${output.trimEnd()}`);
  console.log(`${ok ? '✔' : '✘'} ${title} (${seconds(begin)} s)`);
  return ok;
}

/**
 * Runs npm scripts one after the other and prints a summary. The scripts of an inner list run two
 * at a time, because each uses about one processor. A step is skipped if the step that it needs
 * failed.
 * @typedef {[title: string, script: string, needs?: string]} Step
 * @param {(Step | Step[])[]} steps
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps, env = process.env) {
  const begin = Date.now();
  const failed = [];
  const skipped = [];
  for (const [, file] of lists) rmSync(file, { force: true });
  for (const entry of steps) {
    const group = typeof entry[0] === 'string' ? [entry] : entry;
    const queue = [...group];
    const work = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        const [title, , needs] = step;
        if (needs && (failed.includes(needs) || skipped.includes(needs))) skipped.push(title);
        else if (!(await runStep(step, env, group.length === 1))) failed.push(title);
      }
    };
    await Promise.all([work(), work()]);
  }
  const left = skipped.length > 0 ? `; not run: ${skipped.join(', ')}` : '';
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}${left}` : '\nEverything passed.');
  for (const [title, file] of lists)
    if (existsSync(file)) console.log(`\n${title}:\n${readFileSync(file, 'utf8').trimEnd()}\n`);
  console.log(`It took ${Math.round(seconds(begin) / 60)} minutes.`);
  const count = steps.flatMap((entry) => (typeof entry[0] === 'string' ? [entry] : entry)).length;
  const lost = failed.length + skipped.length;
  console.log(`${count - lost} passed, ${lost} failed`);
  return failed.length > 0 ? 1 : 0;
}
