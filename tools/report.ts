import { installPackages } from '@site/tools/setup/index.mjs';

export { markdownTable } from 'markdown-table';

export interface Attempt<Result> {
  seconds: number;
  /** Missing if the task failed. */
  result?: Result;
  failure?: string;
}

/** Runs a task and prints its title with ✓ or ✗, the seconds, and the error message. */
export async function attempt<Result>(
  title: string,
  work: () => Result | Promise<Result>,
): Promise<Attempt<Result>> {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  try {
    const result = await work();
    console.log(`✓ ${title} (${seconds()} s)`);
    return { seconds: seconds(), result };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.error(`✗ ${title} (${seconds()} s)\n${failure}\n`);
    return { seconds: seconds(), failure };
  }
}

/** Prints problems by title. @returns whether there are titles but no problems */
export function printProblems(found: ReadonlyMap<string, readonly string[]>): boolean {
  for (const [title, problems] of found)
    if (problems.length === 0) console.log(`✓ ${title}`);
    else console.error(`✗ ${title}\n  ${problems.join('\n').replaceAll('\n', '\n  ')}`);
  return found.size > 0 && [...found.values()].every((problems) => problems.length === 0);
}

/**
 * Installs missing packages, runs a command, and exits the process: with code 1 if the command
 * throws or returns `false`, otherwise with code 0.
 */
export function runMain(main: () => boolean | void | Promise<boolean | void>): void {
  Promise.resolve()
    .then(installPackages)
    .then(main)
    .then(
      (passed) => process.exit(passed === false ? 1 : 0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
}
