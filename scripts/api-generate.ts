import { formatMistake } from '../plugins/shared/mistakes';
import { coreOptions, generateReference } from '../tools/api-reference';

/** `npm run api:generate`: writes the API data of @toolpad/core from the installed package. */
async function generate(): Promise<void> {
  const { written, removed, mistakes } = generateReference(await coreOptions(process.cwd()));
  console.log(`API data: ${written} files written, ${removed} removed.`);
  if (mistakes.length > 0) throw new Error(mistakes.map(formatMistake).join('\n'));
}

generate().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
