/**
 * Checks pages, demos, samples and pictures: `npm run check:docs [-- --all --json]`. Without
 * `--all`, it reports only files that have changed according to Git. Exits with code 1 if there are
 * problems. `--rules` prints the rules instead. `npm run build` runs it with `--quick`, which omits
 * slow checks.
 */
import { checkDocsCommand } from '@site/tools/checkDocs';

void checkDocsCommand(process.argv.slice(2));
