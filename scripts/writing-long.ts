/**
 * `npm run writing:long [-- --minutes 60 --seed 1]`: edits, renames, and deletes pages and switches
 * branches in a copy of the site while its development server runs. Exits with code 1 if the server
 * ends, or an open page shows old content or a wrong problem. Prints the seed of its random steps.
 */
import { randomInt } from 'node:crypto';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import { writeLong } from '../tools/writing';

const { values } = readOptions(
  { options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } } },
  'npm run writing:long [-- --minutes 60 --seed 1]',
);

const seed = values.seed ?? String(randomInt(1e6));
// In standard error, which failing tests print.
console.error(`Seed: ${seed}`);
runMain(() => writeLong(process.cwd(), Number(values.minutes), seed));
