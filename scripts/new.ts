/**
 * `npm run new -- page | demo | how-to | example <name> [options]`: creates files that pass all
 * checks and are ready to be filled in.
 */
import { scaffold } from '../tools/scaffolds/scaffolds';
import { UsageError, writeChanges } from '../tools/scaffolds/changes';

const siteDir = process.cwd();

async function main(args: string[]): Promise<void> {
  const { created, edited, next } = scaffold(siteDir, args);
  await writeChanges(siteDir, { created, edited });
  for (const file of created.keys()) console.log(`+ ${file}`);
  for (const file of edited.keys()) console.log(`~ ${file}`);
  for (const line of next) console.log(line);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
