import { fork } from 'node:child_process';
import type { Problem } from '../../plugins/shared/problems';
import type { PackCache } from '../../plugins/shared/packCache';
import type { Check } from './rule';
import { checkNow } from './run';
import type { Types } from './types';

/**
 * The slow checks of a watched site: types, spelling. They run for seconds in a separate process,
 * and quick checks report first.
 */
export interface SlowChecks {
  /** Checks the site as it is now. Must not be called again before it has resolved. */
  run(): Promise<Problem[]>;
}

/**
 * Starts the process of the slow checks, the same command with `--slow`. It ends with this process.
 */
export function startSlowChecks(siteDir: string): SlowChecks {
  const child = fork(process.argv[1] ?? '', ['--site', siteDir, '--slow'], {
    // The standard output of this process contains only reports.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit());
  child.once('exit', (code) => {
    console.error(`The slow checks of the docs ended with code ${code}.`);
    process.exit(1);
  });
  return {
    run: () =>
      new Promise((resolve) => {
        child.once('message', (problems) => resolve(problems as Problem[]));
        child.send('check');
      }),
  };
}

interface SlowOptions {
  siteDir: string;
  checks: readonly Check[];
  cache: PackCache;
  types: Types;
}

/** Runs the slow checks whenever the parent process sends a message, until it disconnects. */
export function answerSlowChecks({ siteDir, checks, cache, types }: SlowOptions): void {
  const slow = checks.filter((check) => check.slow);
  let isWarm = false;
  process.on('message', () => {
    void (async () => {
      const problems = await checkNow(siteDir, slow, cache);
      process.send?.(problems);
      if (isWarm) return;
      isWarm = true;
      // The next start uses these results.
      cache.save('keep');
      setImmediate(() => types.warmUp());
    })();
  });
  process.once('disconnect', () => process.exit());
}
