/**
 * `npm run new -- page | demo | how-to | scene | example <name> [options]`: creates files that pass
 * all checks and are ready to be filled in. For a scene, it also takes the first screenshot, which
 * installs Toolpad Studio the first time.
 */
import { spawnSync } from 'node:child_process';
import { scaffold, UsageError, writeChanges } from '../tools/scaffolds';

async function main(): Promise<void> {
  const changes = scaffold(process.cwd(), process.argv.slice(2));
  await writeChanges(process.cwd(), changes);
  for (const file of changes.created.keys()) console.log(`+ ${file}`);
  for (const file of changes.edited.keys()) console.log(`~ ${file}`);
  for (const line of changes.next) console.log(line);
  if (!changes.then) return;
  const { status } = spawnSync('npm', ['run', '-s', ...changes.then], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
