/**
 * `npm run upgrade:drill`: renames each internal of Docusaurus that the site relies on in a copy of
 * the site, as an update could, and fails unless a test reports it. `-- NAME` runs a single one.
 */
import { rmSync } from 'node:fs';
import { printProblems, runMain } from '../tools/report';
import { createDrillSite, drill, internals } from '../tools/updates';

runMain(() => {
  const [only] = process.argv.slice(2);
  const folder = createDrillSite(process.cwd());
  try {
    return internals
      .filter(({ name }) => only === undefined || name === only)
      .map((each) => {
        const problem = drill(folder, each);
        return printProblems(
          new Map([[`${each.name} in ${each.file}: ${each.test}`, problem ? [problem] : []]]),
        );
      })
      .every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
