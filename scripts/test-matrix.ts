/**
 * `npm run test:matrix`: runs every demo on every documented version of its package and on the
 * releases in `data/demos/`, and records the results there. `-- --release 0.16.0` adds a release,
 * and `-- --changed` only runs demos that have changed since, on the version that their page shows.
 */
import { failOn } from '../plugins/shared/problems';
import { checkOwnVersions, renderMatrix, runMatrix, writeRecord } from '../tools/matrix';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';

runMain(async () => {
  const siteDir = process.cwd();
  const { values } = readOptions(
    {
      options: {
        release: { type: 'string', multiple: true, default: [] },
        changed: { type: 'boolean', default: false },
      },
    },
    'npm run test:matrix -- [--release VERSION]... [--changed]',
  );
  const matrices = await runMatrix(siteDir, {
    releases: values.release,
    changedOnly: values.changed,
  });
  if (!values.changed)
    for (const matrix of matrices) {
      writeRecord(siteDir, matrix);
      console.log(renderMatrix(matrix));
    }
  failOn(checkOwnVersions(matrices));
  const count = matrices.reduce((sum, { demos }) => sum + demos.length, 0);
  console.log(`Demos on the version that their page shows: ${count} work.`);
  if (values.changed && count > 0)
    console.log('Their pages don’t list them as checked until npm run test:matrix records them.');
});
