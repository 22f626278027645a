import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { JsonProblem } from './report';
import type { WatchReport } from './watch';

/** A copy of a site with the checker watching it. */
export interface WatchedSite {
  folder: string;
  /** The first report that fits, of those to come; with `from`, of those since the one of that number. */
  reported(fits: (report: WatchReport) => boolean, from?: number): Promise<WatchReport>;
  /** Ends the checker and removes the copy. */
  stop(): void;
}

const command = path.resolve(__dirname, '../check-docs.ts');

/** Arguments for Node that check a site. */
const checkArguments = (site: string, ...options: string[]): string[] => [
  '--import',
  'tsx',
  command,
  '--site',
  site,
  ...options,
];

/** What `npm run check:docs -- --all` finds in a site. @throws where it says something else */
export function checkOnce(site: string): JsonProblem[] {
  const { stdout, stderr } = spawnSync(process.execPath, checkArguments(site, '--all', '--json'), {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout) as JsonProblem[];
}

/** A problem by its place and its rule. */
export const placeOf = ({ file, line, column, rule }: Omit<JsonProblem, 'found'>) =>
  `${file}:${line}:${column} ${rule}`;

/** Copies a fixture and watches the copy. It lies below the repository, whose packages its demos import. */
export function watchCopy(fixture: string): WatchedSite {
  const folder = mkdtempSync(path.join(__dirname, 'fixtures/.watched-'));
  cpSync(fixture, folder, { recursive: true });
  const child = spawn(process.execPath, checkArguments(folder, '--watch'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reports: WatchReport[] = [];
  const heard = new EventEmitter().setMaxListeners(0);
  createInterface({ input: child.stdout }).on('line', (line) => {
    reports.push(JSON.parse(line) as WatchReport);
    heard.emit('report');
  });
  return {
    folder,
    async reported(fits, from = reports.length) {
      for (;;) {
        const report = reports.slice(from).find(fits);
        if (report) return report;
        await once(heard, 'report');
      }
    },
    stop() {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
