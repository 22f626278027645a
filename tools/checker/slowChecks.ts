import { fork } from 'node:child_process';
import type { Problem } from '../../plugins/shared/problems';
import type { ResultCache } from '../../plugins/shared/resultCache';
import type { Check } from './rule';
import { checkNow } from './run';
import type { Types } from './types';

/**
 * The slow checks of the watcher, such as types and spelling. They run in a separate process, so
 * that the quick checks can report first.
 */
export interface SlowChecks {
  /** Checks the current state of the site. Wait for the promise before the next call. */
  run(): Promise<Problem[]>;
}

/** Makes signals run `exit` listeners, which end child processes. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit());
}

/**
 * Starts the process with the slow checks, which runs the same command with `--slow`. It exits with
 * this process.
 */
export function startSlowChecks(siteDir: string): SlowChecks {
  const child = fork(process.argv[1] ?? '', ['--site', siteDir, '--slow'], {
    // The standard output is reserved for reports.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  exitOnSignals();
  child.once('exit', (code) => {
    console.error(`The slow checks of the docs exited with code ${code}.`);
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
  cache: ResultCache;
  types: Types;
}

/** Runs the slow checks whenever the parent process sends a message, until it disconnects. */
export function answerSlowChecks({ siteDir, checks, cache, types }: SlowOptions): void {
  const slow = checks.filter((check) => check.slow);
  let isWarm = false;
  process.on('message', () => {
    void (async () => {
      process.send?.(await checkNow(siteDir, slow, cache));
      if (isWarm) return;
      isWarm = true;
      // The next start uses these results.
      cache.save('keep');
      // Ctrl+C also interrupts the compiler. The next check reports other errors.
      setImmediate(() => void types.warmUp().catch(() => undefined));
    })();
  });
  process.once('disconnect', () => process.exit());
  exitOnSignals();
}
