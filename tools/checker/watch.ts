import type { Problem } from '../../plugins/shared/problems';
import type { ResultCache } from '../../plugins/shared/resultCache';
import { watchFiles, type FileChange } from '../../plugins/shared/watchFiles';
import type { Check } from './rule';
import { byPlace, checkNow } from './run';
import { startSlowChecks } from './slowChecks';

interface WatchOptions {
  siteDir: string;
  checks: readonly Check[];
  cache: ResultCache;
}

/** A report of the watcher, printed as a line of JSON, with all current problems. */
export interface WatchReport {
  /** Whether the slow checks have also finished for the last change. */
  isComplete: boolean;
  /** Time since the change or, for the first report, since the start. */
  milliseconds: number;
  problems: Problem[];
}

/** Files that checks read. */
const checkedFiles =
  /^(?:(?:docs-[\w-]+|\w+_versioned_docs|examples|static|src\/site)\/|sidebars\.ts$|package-lock\.json$)/;

/** Returns whether checks read a file. They write the pages of next versions. */
const isChecked = (file: string) =>
  checkedFiles.test(file) && !file.includes('_versioned_docs/version-next/');

function send(report: WatchReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

/** Returns a function that calls `run`. Calls during a run cause a single further run. */
function oneByOne(run: () => Promise<void>): () => void {
  let isWanted = false;
  let isRunning = false;
  async function runAll(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  }
  return () => {
    isWanted = true;
    if (!isRunning) void runAll();
  };
}

/**
 * Checks the site again whenever a file changes. The report of the quick checks contains the latest
 * results of the slow checks, which run in a separate process and report later.
 */
export function watchSite({ siteDir, checks, cache }: WatchOptions): void {
  // The input closes when the parent process exits.
  process.stdin.resume().once('end', () => process.exit());
  const quick = checks.filter(({ slow }) => !slow);
  const slow = startSlowChecks(siteDir);
  const found = { quick: [] as Problem[], slow: [] as Problem[] };
  /** Numbers of the last change, and of the last changes that the checks have finished. */
  const seen = { last: 0, quick: -1, slow: -1 };
  let changedAt = performance.now();

  const report = () =>
    send({
      isComplete: seen.quick === seen.last && seen.slow === seen.last,
      milliseconds: Math.round(performance.now() - changedAt),
      problems: [...found.quick, ...found.slow].sort(byPlace),
    });

  const checkQuickly = oneByOne(async () => {
    const change = seen.last;
    found.quick = await checkNow(siteDir, quick, cache);
    seen.quick = change;
    report();
  });
  const checkSlowly = oneByOne(async () => {
    const change = seen.last;
    found.slow = await slow.run();
    seen.slow = change;
    // Otherwise, the quick checks report both when they finish.
    if (seen.quick >= change) report();
  });

  const onChange = ({ file }: FileChange) => {
    if (!isChecked(file)) return;
    if (seen.quick === seen.last) changedAt = performance.now();
    seen.last += 1;
    setTimeout(() => {
      checkQuickly();
      checkSlowly();
    }, 30);
  };
  void watchFiles(siteDir, onChange).then(() => {
    checkQuickly();
    checkSlowly();
  });
}
