import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { byPlace, type Problem } from '../model/problems';
import { watchFiles, type FileChange } from '../model/files/watchFiles';
import { rootDir } from './rootDir';
import type { CheckWork } from './worker';

/** All current problems of a watched site. */
export interface WatchReport {
  /** Whether the slow checks have also finished for the last change. */
  isComplete: boolean;
  problems: Problem[];
}

const checkedFiles =
  /^(?:(?:docs-[\w-]+|\w+_versioned_docs|examples|static|model\/facts)\/|sidebars\.ts$|package-lock\.json$)/;

/** Returns whether checks read a file. They write the pages of next versions. */
const isChecked = (file: string) =>
  checkedFiles.test(file) && !file.includes('_versioned_docs/version-next/');

/** Checks of a site in a worker thread, which start again after each change. */
class Checks {
  problems: Problem[] = [];
  /** Number of the last change that the checks have finished. */
  finished = -1;
  private readonly worker: Worker;
  private isRunning = false;

  constructor(
    bundle: string,
    workerData: CheckWork,
    private readonly seen: { last: number },
    private readonly onFinish: () => void,
  ) {
    this.worker = new Worker(bundle, { workerData }).on('error', (error) => {
      console.error('The checker of the docs has stopped. Restart npm start.', error);
    });
  }

  /** Runs the checks until they have finished the last change. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.finished < this.seen.last) {
      const change = this.seen.last;
      this.worker.postMessage('check');
      [this.problems] = (await once(this.worker, 'message')) as [Problem[]];
      this.finished = change;
      this.onFinish();
    }
    this.isRunning = false;
  }

  stop = () => this.worker.terminate();
}

/**
 * Checks a site now and whenever a file changes. The quick and the slow checks, such as types and
 * spelling, run in two worker threads, so that the quick ones can report first.
 * @param onReport is called with the latest results of both
 * @returns a function that stops the checks
 */
export async function watchSite(
  siteDir: string,
  onReport: (report: WatchReport) => void,
): Promise<() => Promise<void>> {
  const seen = { last: 0 };
  const report = () =>
    onReport({
      isComplete: all.every(({ finished }) => finished === seen.last),
      problems: all.flatMap(({ problems }) => problems).sort(byPlace),
    });
  // Other commands import this module, too, and don't need esbuild.
  const { bundleForNode } = await import('../model/caches/bundleForNode');
  const bundle = await bundleForNode(rootDir, 'checker', 'checker/worker.ts');
  const quick = new Checks(bundle, { siteDir, isSlow: false }, seen, report);
  const slow = new Checks(bundle, { siteDir, isSlow: true }, seen, () => {
    // Otherwise, the quick checks report both when they finish.
    if (quick.finished >= slow.finished) report();
  });
  const all = [quick, slow];
  const runAll = () => {
    // The worker prints its errors.
    for (const checks of all) checks.run().catch(() => undefined);
  };
  const unwatch = await watchFiles(siteDir, ({ file }: FileChange) => {
    if (!isChecked(file)) return;
    seen.last += 1;
    setTimeout(runAll, 30);
  });
  runAll();
  return async () => {
    await Promise.all([unwatch(), ...all.map((checks) => checks.stop())]);
  };
}
