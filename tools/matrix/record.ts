import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from '../../plugins/shared/installedPackages';
import { withDay } from '../../plugins/verification/records';
import {
  readRuns,
  runsFile,
  sourcesOf,
  type DemoRuns,
  type RecordedRuns,
} from '../../plugins/demos/recordedRuns';
import type { MatrixOfVersion } from './runMatrix';

/** Maximum length of a recorded problem, in characters. */
const maxLength = 200;

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, maxLength) ?? '';

/**
 * Releases on which the demos ran, and the first problem of each demo.
 * @param packages versions of the packages with which they ran on their own release
 * @param known earlier runs; the same results keep their days
 */
export function recordOf(
  { demos, runs }: MatrixOfVersion,
  packages: Record<string, string> = {},
  known?: RecordedRuns,
): RecordedRuns {
  const hasSamePackages = JSON.stringify(packages) === JSON.stringify(known?.packages);
  const entries = demos.map((demo): [string, DemoRuns] => {
    const result = {
      sources: sourcesOf(demo),
      problems: Object.fromEntries(
        [...runs].flatMap(([release, found]) => {
          const [problem] = found.get(demo.name) ?? [];
          return problem === undefined ? [] : [[release, firstLine(problem)]];
        }),
      ),
    };
    return [demo.name, withDay(result, hasSamePackages ? known?.demos[demo.name] : undefined)];
  });
  return {
    releases: [...runs.keys()],
    packages,
    demos: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Writes the recorded runs of a version. */
export function writeRecord(siteDir: string, matrix: MatrixOfVersion): void {
  const [first] = matrix.demos;
  if (!first) return;
  const file = path.join(siteDir, runsFile(first.set));
  mkdirSync(path.dirname(file), { recursive: true });
  const packages = installedPackages(siteDir, matrix.version);
  const record = recordOf(matrix, packages, readRuns(siteDir, first.set));
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
