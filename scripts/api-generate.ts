import { formatProblem } from '../plugins/shared/problems';
import { coreOptions, generateReference } from '../tools/api-reference';

/** `npm run api:generate`: writes the API data of @toolpad/core from the installed package. */
async function generate(): Promise<void> {
  const { written, removed, problems } = generateReference(await coreOptions(process.cwd()));
  console.log(`API data: ${written} files written, ${removed} removed.`);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}

generate().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
