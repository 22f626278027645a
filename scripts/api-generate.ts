/** `npm run api:generate`: writes the API data of @toolpad/core from the installed package. */
import { formatMistake } from '../plugins/shared/mistakes';
import { coreOptions, generateReference } from '../tools/api-reference';
import { runMain } from '../tools/report';

runMain(async () => {
  const { written, removed, mistakes } = generateReference(await coreOptions(process.cwd()));
  console.log(`API data: ${written} files written, ${removed} removed.`);
  if (mistakes.length > 0) throw new Error(mistakes.map(formatMistake).join('\n'));
});
