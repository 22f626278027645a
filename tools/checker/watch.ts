import chokidar from 'chokidar';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../plugins/shared/problems';
import type { ResultCache } from '../../plugins/shared/resultCache';
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

/** Folders that checks read. Reading the site writes the pages of next versions. */
const folders = /^(docs-[\w-]+|\w+_versioned_docs|examples|static)$/;

/** Files in the root that checks read. */
const rootFiles = ['sidebars.ts', 'package-lock.json'];

const foldersIn = (siteDir: string): string[] =>
  [...readdirSync(siteDir).filter((name) => folders.test(name)), 'src/site'].map((name) =>
    path.join(siteDir, name),
  );

/** Calls back when a file that checks read is added, changed, or removed. */
function watchFiles(siteDir: string, onChange: () => void): void {
  chokidar
    .watch(foldersIn(siteDir), {
      ignoreInitial: true,
      ignored: /node_modules|_versioned_docs[\\/]version-next/,
    })
    .on('all', onChange);
  // Watch folders instead of files, because many editors save by replacing a file, which a file
  // watcher would lose.
  chokidar
    .watch(siteDir, {
      ignoreInitial: true,
      depth: 0,
      ignored: (file) => file !== siteDir && !rootFiles.includes(path.basename(file)),
    })
    .on('all', onChange);
}

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

  watchFiles(siteDir, () => {
    if (seen.quick === seen.last) changedAt = performance.now();
    seen.last += 1;
    setTimeout(() => {
      checkQuickly();
      checkSlowly();
    }, 30);
  });
  checkQuickly();
  checkSlowly();
}
