/**
 * Checks pages, demos, samples and pictures: `npm run check:docs [-- --all --json]`. Without
 * `--all`, it reports only files that have changed according to Git. Exits with code 1 if there are
 * problems. `--rules` prints the rules instead. A build runs it with `--quick`, which omits slow
 * checks; `npm start` runs it with `--watch`, which runs the slow checks in another process with
 * `--slow`.
 */
import { spawnSync } from 'node:child_process';
import { checkerArguments } from '../plugins/checker/command';

async function main(options: readonly string[]): Promise<void> {
  // A bundle starts faster than several hundred modules.
  const args = await checkerArguments(process.cwd(), ...options);
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

void main(process.argv.slice(2));
