import { availableParallelism } from 'node:os';
import { run } from './run.mjs';
import { hashTree, passedSteps, rememberSteps } from './tree.mjs';

/**
 * Runs an npm script and collects its output.
 * @param {string} script name and options of the script
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runQuietly(script, env = process.env) {
  let output = '';
  const settings = {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  };
  const args = ['run', '-s', ...script.split(' ')];
  const code = await run('npm', args, settings, (text) => (output += text));
  return { ok: code === 0, output };
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs npm scripts in parallel, as many at a time as there are processors, and prints a summary.
 * Skips a step if its files haven't changed since it passed. Prints the output of failed steps.
 * @param {[title: string, script: string, ignored?: RegExp][]} steps `ignored`: files that a step
 *   doesn't read
 * @returns {Promise<number>} the exit code
 */
export async function runTogether(steps) {
  const hashOf = hashTree();
  const passed = passedSteps();
  const failed = [];
  const queue = [...steps];

  async function work() {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [title, script, ignored] = step;
      const hash = hashOf?.(ignored);
      if (hash && passed[script] === hash) {
        console.log(`✔ ${title} (unchanged since it passed)`);
        continue;
      }
      const begin = Date.now();
      const { ok, output } = await runQuietly(script);
      console.log(`${ok ? '✔' : '✘'} ${title} (${seconds(begin)} s)`);
      if (!ok) {
        failed.push(title);
        console.log(output.trimEnd().replace(/^/gm, '  '));
      }
      if (ok && hash) passed[script] = hash;
      else delete passed[script];
    }
  }

  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  if (hashOf) rememberSteps(passed);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}
