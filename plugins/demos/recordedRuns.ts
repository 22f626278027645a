import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { hashOf } from '../shared/resultCache';
import { modulesOf, type DemoModel } from './model';
import { setKey, type DemoSet } from './options';

/** How a demo runs on releases of its package. */
export interface DemoRuns {
  /** Hash of its sources when it ran. */
  sources: string;
  /** First problem by release. Releases without a problem aren't listed. */
  problems: Record<string, string>;
  /** Day (UTC) on which it first ran with this result. */
  day: string;
}

/** How the demos of a set run on releases, as `npm run test:matrix` records it. */
export interface RecordedRuns {
  /** Releases on which the demos ran, oldest first. */
  releases: string[];
  /** Versions of the packages with which the demos ran on their own release. */
  packages: Record<string, string>;
  /** Runs by name of the demo. */
  demos: Record<string, DemoRuns>;
}

/** File with the recorded runs of a set, from the root of the site. */
export const runsFile = (set: DemoSet) => `data/demos/${setKey(set)}.json`;

/** Hash of everything that belongs to a demo. */
export const sourcesOf = (demo: DemoModel): string =>
  hashOf(modulesOf(demo).map(({ file, source }) => [path.posix.basename(file), source])).slice(
    0,
    12,
  );

/** Reads the recorded runs of a set. Empty if there are none. */
export function readRuns(siteDir: string, set: DemoSet): RecordedRuns {
  const file = path.join(siteDir, runsFile(set));
  if (!existsSync(file)) return { releases: [], packages: {}, demos: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedRuns;
}

/**
 * The oldest release from which on a demo works, up to its own.
 * @returns `undefined` if the demo has changed since it ran, or doesn't work
 */
export function worksSince(
  demo: DemoModel,
  { releases, demos }: Pick<RecordedRuns, 'releases' | 'demos'>,
): string | undefined {
  const own = demo.set.version.replace(/^v/, '');
  const runs = demos[demo.name];
  if (!runs || runs.sources !== sourcesOf(demo)) return undefined;
  let since: string | undefined;
  for (const release of semver.rsort(releases.filter((each) => semver.lte(each, own)))) {
    if (release in runs.problems) break;
    since = release;
  }
  return releases.includes(own) ? since : undefined;
}
