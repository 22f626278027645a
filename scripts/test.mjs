/** `npm test`: installs what is missing, a browser included, and runs every check. Stops at the end, with all that failed. */
import { findBrowser, installPackages, requireNode, run } from './setup/environment.mjs';

requireNode();
installPackages();
const CHROME_PATH = findBrowser();

const steps = [
  ['types', 'npm', ['run', '-s', 'types']],
  ['lint', 'npm', ['run', '-s', 'lint']],
  ['unit tests', 'npm', ['run', '-s', 'unit']],
  ['samples', 'npm', ['run', '-s', 'samples']],
  ['examples', 'npm', ['run', '-s', 'examples:check']],
  ['API data', 'npm', ['run', '-s', 'api:check']],
  ['build', 'npm', ['run', '-s', 'build']],
  ['browser tests', 'npm', ['run', '-s', 'e2e:pages']],
  ['browser tests of servers and the worker', 'npm', ['run', '-s', 'e2e:deploy']],
  ['browser tests of times', 'npm', ['run', '-s', 'e2e:timing']],
];

const failed = [];
let passed = 0;
for (const [name, command, args] of steps) {
  if (name.startsWith('browser tests') && failed.includes('build')) continue;
  const begin = Date.now();
  console.log(`\n▶ ${name}`);
  // A build in tests starts from nothing: the bundler's cache does not see changed plugin options.
  const env = { ...process.env, CHROME_PATH, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const ok = run(command, args, { env }) === 0;
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round((Date.now() - begin) / 1000)} s)`);
  if (ok) passed += 1;
  else failed.push(name);
}

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
