import chokidar from 'chokidar';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../plugins/shared/problems';
import type { PackCache } from '../../plugins/shared/packCache';
import { toJson } from './report';
import type { Check } from './rule';
import { byPlace, checkNow } from './run';
import { startSlowChecks } from './slowChecks';

interface WatchOptions {
  siteDir: string;
  checks: readonly Check[];
  cache: PackCache;
}

/** What a watching checker says, one JSON text a line: all problems there are, as of a moment. */
export interface WatchReport {
  /** Whether the slow checks, too, have seen what was saved last. */
  isComplete: boolean;
  /** Time from the change to this report; from the start in the first. */
  milliseconds: number;
  problems: (ReturnType<typeof toJson> & { message: string })[];
}

/** Folders that rules look at. */
const folders = /^(docs-\w+|\w+_versioned_docs|examples|static)$/;

/** Files in the root that rules look at. */
const rootFiles = ['sidebars.ts', 'package-lock.json'];

const foldersIn = (siteDir: string): string[] =>
  [...readdirSync(siteDir).filter((name) => folders.test(name)), 'src/site'].map((name) =>
    path.join(siteDir, name),
  );

/** Calls back whenever a file that rules look at appears, changes or goes. */
function watchFiles(siteDir: string, onChange: () => void): void {
  chokidar
    .watch(foldersIn(siteDir), { ignoreInitial: true, ignored: /node_modules/ })
    .on('all', onChange);
  // A file that is watched by its own path is lost once it goes, and editors save by a new file: its folder is watched.
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

/** Calls `run` whenever it is asked to, one after the other: what is asked for meanwhile is one more run. */
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
 * Checks the site again whenever a file of it changes. Quick checks report as soon as they are done, together with what the slow ones had
 * found before; those run beside them in a process of their own, and report after them.
 */
export function watchSite({ siteDir, checks, cache }: WatchOptions): void {
  // Ends with who started it: that one's end closes the input.
  process.stdin.resume().once('end', () => process.exit());
  const quick = checks.filter(({ slow }) => !slow);
  const slow = startSlowChecks(siteDir);
  const found = { quick: [] as Problem[], slow: [] as Problem[] };
  /** Number of the last change, and of those that the checks have seen. */
  const seen = { last: 0, quick: -1, slow: -1 };
  let changedAt = performance.now();

  const report = () =>
    send({
      isComplete: seen.quick === seen.last && seen.slow === seen.last,
      milliseconds: Math.round(performance.now() - changedAt),
      problems: [...found.quick, ...found.slow]
        .sort(byPlace)
        .map((problem) => ({ ...toJson(problem), message: problem.message })),
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
    // Quick checks that are still behind report both.
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
