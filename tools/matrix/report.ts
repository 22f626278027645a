import { worksSince } from '../../plugins/demos/recordedRuns';
import type { Problem } from '../../plugins/shared/problems';
import { markdownTable } from '@site/tools/report';
import { recordOf } from './record';
import type { MatrixOfVersion } from './runMatrix';

/** Reports demos that don't work with the packages of their pages. */
export const checkOwnVersions = (matrices: readonly MatrixOfVersion[]): Problem[] =>
  matrices.flatMap(({ version, demos, runs }) =>
    demos.flatMap(({ name, path: file }) =>
      (runs.get(version.version)?.get(name) ?? []).map((message) => ({
        file,
        line: 1,
        column: 1,
        rule: 'demo/release',
        message: `This demo doesn’t work with ${version.product} ${version.version}, which its page documents: ${message}`,
      })),
    ),
  );

const isWorking = (problems: readonly string[] | undefined) => problems?.length === 0;

/** Demos with different problems on a release, as a list. */
const reasons = ({ demos, runs }: MatrixOfVersion): string[] =>
  [...runs].flatMap(([release, found]) => {
    const failing = demos.filter(({ name }) => !isWorking(found.get(name)));
    const lines = failing.flatMap(({ name, path: file }) => [
      `- ${name} (\`${file}\`)`,
      ...(found.get(name) ?? []).map((problem) => `  - ${problem.replaceAll('\n', ' ')}`),
    ]);
    return [
      `### ${release}: ${demos.length - failing.length} of ${demos.length} work`,
      '',
      ...lines,
      '',
    ];
  });

/** Renders which demos work on which release, and why the others don't, as Markdown. */
export function renderMatrix(matrix: MatrixOfVersion): string {
  const { version, demos, runs } = matrix;
  const record = recordOf(matrix);
  const rows = demos.map((demo) => [
    demo.name,
    worksSince(demo, record) ?? '',
    ...[...runs.values()].map((found) => (isWorking(found.get(demo.name)) ? '✓' : '✗')),
  ]);
  return [
    `## Demos of ${version.product} ${version.version}`,
    '',
    markdownTable([['Demo', 'Since', ...runs.keys()], ...rows]),
    '',
    ...reasons(matrix),
  ].join('\n');
}
