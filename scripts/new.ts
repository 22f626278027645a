/**
 * `npm run new -- page | demo | how-to | scene | example <name> [options]`: creates files that pass
 * all checks and are ready to be filled in. For a scene, it also takes the first screenshot, which
 * installs Toolpad Studio the first time.
 */
import { spawnSync } from 'node:child_process';
import { scaffold, UsageError, writeChanges } from '../tools/scaffolds';

/** Runs a script of package.json. Exits if it fails. */
function run(script: string[]): void {
  const { status } = spawnSync('npm', ['run', '-s', ...script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const siteDir = process.cwd();

async function main(args: string[]): Promise<void> {
  const { created, edited, before, next } = scaffold(siteDir, args);
  const print = (sign: string, files: ReadonlyMap<string, string>) => {
    for (const file of files.keys()) console.log(`${sign} ${file}`);
  };
  print('+', created);
  if (before) {
    await writeChanges(siteDir, { created, edited: new Map() });
    run(before);
    // The writer may have changed the files meanwhile.
    await writeChanges(siteDir, { created: new Map(), edited: scaffold(siteDir, args).edited });
  } else await writeChanges(siteDir, { created, edited });
  print('~', edited);
  for (const line of next) console.log(line);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
