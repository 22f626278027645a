import { run } from './environment.mjs';

/**
 * What needs neither a build nor a browser: `[title, npm script and its options]`. The steps that use one processor begin, what takes longest
 * first; the unit tests use all of them, and what the check of the docs has kept.
 */
export const quickSteps = [
  ['docs', 'check:docs -- --all'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['guides', 'guides:check'],
  ['types', 'types'],
  ['API data', 'api:check'],
  ['examples', 'examples:check'],
  ['unit tests', 'unit'],
];

/**
 * Runs npm scripts one after the other and sums up what failed. A step that another one feeds is left out when that one has failed.
 * @param {[title: string, script: string, needs?: string][]} steps
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} the exit code
 */
export function runSteps(steps, env = process.env) {
  const failed = [];
  const skipped = [];
  for (const [title, script, needs] of steps) {
    if (needs && (failed.includes(needs) || skipped.includes(needs))) {
      skipped.push(title);
      continue;
    }
    const begin = Date.now();
    console.log(`\n▶ ${title}`);
    const ok = run('npm', ['run', '-s', ...script.split(' ')], { env }) === 0;
    console.log(`${ok ? '✔' : '✘'} ${title} (${Math.round((Date.now() - begin) / 1000)} s)`);
    if (!ok) failed.push(title);
  }
  const left = skipped.length > 0 ? `; not run: ${skipped.join(', ')}` : '';
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}${left}` : '\nEverything passed.');
  const count = steps.length - failed.length - skipped.length;
  console.log(`${count} passed, ${failed.length + skipped.length} failed`);
  return failed.length > 0 ? 1 : 0;
}
