/**
 * `npm run api:generate`: writes the API data of @toolpad/core from the installed packages of the
 * current version and the next one.
 */
import { formatProblem } from '../model/problems';
import { coreOptions } from '../tools/api-reference/options';
import { generateReference } from '../tools/api-reference/apiReference';
import { runMain } from '../tools/report';

runMain(async () => {
  const found = (await coreOptions(process.cwd())).map((options) => {
    const { written, removed, problems } = generateReference(options);
    console.log(`${options.dataDir}: ${written} files written, ${removed} removed.`);
    return problems;
  });
  const problems = found.flat();
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
});
