import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runsFile, sourcesOf, type DemoRuns, type RecordedRuns } from './recordedRuns';
import type { MatrixOfVersion } from './runMatrix';

/** Maximum length of a recorded problem, in characters. */
const maxLength = 200;

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, maxLength) ?? '';

/** Releases on which the demos ran, and the first problem of each demo. */
export function recordOf({ demos, runs }: MatrixOfVersion): RecordedRuns {
  const entries = demos.map((demo): [string, DemoRuns] => [
    demo.name,
    {
      sources: sourcesOf(demo),
      problems: Object.fromEntries(
        [...runs].flatMap(([release, found]) => {
          const [problem] = found.get(demo.name) ?? [];
          return problem === undefined ? [] : [[release, firstLine(problem)]];
        }),
      ),
    },
  ]);
  return {
    releases: [...runs.keys()],
    demos: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Writes the recorded runs of a version. */
export function writeRecord(siteDir: string, matrix: MatrixOfVersion): void {
  const [first] = matrix.demos;
  if (!first) return;
  const file = path.join(siteDir, runsFile(first.set));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(recordOf(matrix), null, 2)}\n`);
}
