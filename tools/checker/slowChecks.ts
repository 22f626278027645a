import { fork } from 'node:child_process';
import type { Problem } from '../../plugins/shared/problems';
import type { PackCache } from '../../plugins/shared/packCache';
import type { Check } from './rule';
import { checkNow } from './run';
import type { Types } from './types';

/**
 * The slow checks of a site that is watched: types, spelling. They keep a process busy for seconds, and what a writer hears first does not
 * wait for that.
 */
export interface SlowChecks {
  /** Checks the site as it is now. Asked again only after it has answered. */
  run(): Promise<Problem[]>;
}

/** Starts the process of the slow checks, which ends with this one: the same command with `--slow`. */
export function startSlowChecks(siteDir: string): SlowChecks {
  const child = fork(process.argv[1] ?? '', ['--site', siteDir, '--slow'], {
    // The output of this process is a list of reports.
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

/** What that process does: runs the slow checks whenever it is asked to, until who asks is gone. */
export function answerSlowChecks({ siteDir, checks, cache, types }: SlowOptions): void {
  const slow = checks.filter((check) => check.slow);
  let isWarm = false;
  process.on('message', () => {
    void (async () => {
      const problems = await checkNow(siteDir, slow, cache);
      process.send?.(problems);
      if (isWarm) return;
      isWarm = true;
      // What the first look has found is not looked for again at the next start.
      cache.save('keep');
      setImmediate(() => types.warmUp());
    })();
  });
  process.once('disconnect', () => process.exit());
}
