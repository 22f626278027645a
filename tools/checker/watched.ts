import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Problem } from '../../plugins/shared/problems';
import { rootDir } from './rootDir';
import type { WatchReport } from './watch';

/** A copy of a site with a running watcher. */
export interface WatchedSite {
  folder: string;
  /** Resolves with the first matching report from now on, or since report number `from`. */
  reported(fits: (report: WatchReport) => boolean, from?: number): Promise<WatchReport>;
  /** Stops the watcher and removes the copy. */
  stop(): void;
}

const command = path.join(__dirname, 'bin.ts');

/** Arguments of Node for checking a site. */
const checkArguments = (site: string, ...options: string[]): string[] => [
  '--import',
  'tsx',
  command,
  '--site',
  site,
  ...options,
];

/**
 * Runs `npm run check:docs -- --all`. @throws an error with its output if it doesn't print problems
 */
export function checkOnce(site: string): Problem[] {
  const { stdout, stderr } = spawnSync(process.execPath, checkArguments(site, '--all', '--json'), {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout) as Problem[];
}

/** Identifies a problem by its position and rule. */
export const placeOf = ({
  file,
  line,
  column,
  rule,
}: Pick<Problem, 'file' | 'line' | 'column' | 'rule'>) => `${file}:${line}:${column} ${rule}`;

/**
 * Copies a fixture into the repository, so that its demos find the packages, and watches the copy.
 * The copy is in a folder that other tests don't copy.
 */
export function watchCopy(fixture: string): WatchedSite {
  const parent = path.join(rootDir, 'test-results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'watched-'));
  cpSync(fixture, folder, { recursive: true });
  const child = spawn(process.execPath, checkArguments(folder, '--watch'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reports: WatchReport[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  createInterface({ input: child.stdout }).on('line', (line) => {
    reports.push(JSON.parse(line) as WatchReport);
    arrivals.emit('report');
  });
  return {
    folder,
    async reported(fits, from = reports.length) {
      for (;;) {
        const report = reports.slice(from).find(fits);
        if (report) return report;
        await once(arrivals, 'report');
      }
    },
    stop() {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
