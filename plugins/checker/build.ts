import type { InitializedPlugin } from '@docusaurus/types';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { checkerArguments } from './command';

/**
 * Checks all that a page is rendered from, and leaves types, samples and prose to `npm run check`.
 * @throws an error with every problem, its place and what to do about it
 */
export async function checkBuild(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, await checkerArguments(siteDir, '--all', '--quick'), {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [summary, problems, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`\n\n${problems.trim()}\n\n${summary.trim()}\n`);
}

/** Settles when the check of this build has. It never rejects: a build with problems ends with its report. */
let check: Promise<void> = Promise.resolve();

/** Starts the check of a build beside everything else. */
export function startBuildCheck(siteDir: string): void {
  check = checkBuild(siteDir).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

type Hook<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** Calls a hook. When it fails, the check reports first: what a writer should read is its list of problems. */
const afterCheck =
  <Args extends unknown[], Result>(hook: Hook<Args, Result>): Hook<Args, Result> =>
  async (...args) => {
    try {
      return await hook(...args);
    } catch (error) {
      await check;
      throw error;
    }
  };

/** The plugin, with hooks that read pages and do not fail before the check has reported. */
export function failAfterCheck(plugin: InitializedPlugin): InitializedPlugin {
  const { loadContent, contentLoaded, allContentLoaded } = plugin;
  return {
    ...plugin,
    ...(loadContent && { loadContent: afterCheck(loadContent.bind(plugin)) }),
    ...(contentLoaded && { contentLoaded: afterCheck(contentLoaded.bind(plugin)) }),
    ...(allContentLoaded && { allContentLoaded: afterCheck(allContentLoaded.bind(plugin)) }),
  };
}

/** What a bundler plugin needs of a compiler, of Rspack or webpack. */
interface Compiler {
  hooks: { done: { tapPromise(name: string, listener: () => Promise<void>): void } };
}

/** A bundler plugin: a compilation, whether it failed or not, ends after the check. */
export const compileUntilChecked = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('checker', () => check);
  },
};
