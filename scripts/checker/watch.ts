import chokidar from 'chokidar';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../../plugins/shared/mistakes';
import type { PackCache } from '../../plugins/shared/packCache';
import { toJson } from './report';
import type { Check } from './rule';
import { byPlace, runChecks } from './run';
import { readSite } from './site';
import type { Types } from './types';

interface WatchOptions {
  siteDir: string;
  checks: readonly Check[];
  cache: PackCache;
  types: Types;
}

/** What a watching checker says, one JSON text a line: all mistakes there are, as of a moment. */
export interface WatchReport {
  /** Whether the slow checks, too, have seen what was saved last. */
  isComplete: boolean;
  /** Time from the change to this report; from the start in the first. */
  milliseconds: number;
  mistakes: (ReturnType<typeof toJson> & { message: string })[];
}

/** Folders that rules look at. */
const folders = /^(docs-\w+|\w+_versioned_docs|examples|static)$/;

/** Files in the root that rules look at. */
const rootFiles = ['sidebars.ts', 'package-lock.json'];

const foldersIn = (siteDir: string): string[] =>
  [...readdirSync(siteDir).filter((name) => folders.test(name)), 'src/site', 'src/mdx'].map(
    (name) => path.join(siteDir, name),
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

/**
 * Checks the site again whenever a file of it changes. Quick checks report first, slow ones after them, with what they had found before in
 * between.
 */
export async function watchSite({ siteDir, checks, cache, types }: WatchOptions): Promise<void> {
  // Ends with who started it: that one's end closes the input.
  process.stdin.resume().once('end', () => process.exit());
  const quick = checks.filter(({ slow }) => !slow);
  const slow = checks.filter((check) => check.slow);
  let slowMistakes: Mistake[] = [];
  let changedAt: number | undefined = performance.now();
  let running = false;

  const report = (mistakes: Mistake[], since: number, isComplete: boolean) =>
    send({
      isComplete,
      milliseconds: Math.round(performance.now() - since),
      mistakes: mistakes
        .sort(byPlace)
        .map((mistake) => ({ ...toJson(mistake), message: mistake.message })),
    });

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    while (changedAt !== undefined) {
      const since = changedAt;
      changedAt = undefined;
      const site = await readSite(siteDir, cache);
      const quickMistakes = await runChecks(quick, site);
      report([...quickMistakes, ...slowMistakes], since, false);
      // What was saved meanwhile is checked first.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (changedAt !== undefined) continue;
      slowMistakes = await runChecks(slow, site);
      report([...quickMistakes, ...slowMistakes], since, true);
    }
    running = false;
  }

  watchFiles(siteDir, () => {
    changedAt ??= performance.now();
    setTimeout(() => void run(), 30);
  });
  await run();
  types.warmUp();
}
