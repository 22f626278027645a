import { formatMistake } from '../plugins/shared/mistakes';
import { coreOptions, generateReference } from './api-reference';

/** `npm run api:generate`: writes the API data of @toolpad/core from the installed package. */
const { written, removed, mistakes } = generateReference(coreOptions(process.cwd()));
console.log(`API data: ${written} files written, ${removed} removed.`);
if (mistakes.length > 0) {
  console.error(mistakes.map(formatMistake).join('\n'));
  process.exitCode = 1;
}
