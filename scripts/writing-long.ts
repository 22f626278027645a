/**
 * `npm run writing:long [-- --minutes 60]`: edits, renames, and deletes pages and switches branches
 * in a copy of the site while its development server runs. Exits with code 1 if the server ends, or
 * an open page shows old content or a wrong problem.
 */
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import { writeLong } from '../tools/writing';

const { values } = readOptions(
  { options: { minutes: { type: 'string', default: '60' } } },
  'npm run writing:long [-- --minutes 60]',
);

runMain(() => writeLong(process.cwd(), Number(values.minutes)));
