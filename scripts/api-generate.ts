/** `npm run api:generate`: writes the API data of @toolpad/core from the installed package. */
import { formatProblem } from '../plugins/shared/problems';
import { coreOptions, generateReference } from '../tools/api-reference';
import { runMain } from '../tools/report';

runMain(async () => {
  const { written, removed, problems } = generateReference(await coreOptions(process.cwd()));
  console.log(`API data: ${written} files written, ${removed} removed.`);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
});
