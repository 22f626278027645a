import type { InitializedPlugin } from '@docusaurus/types';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { checkerArguments } from './command';

/**
 * Checks everything except types, samples, and prose, which `npm run check` checks.
 * @throws an error that lists every problem with its place and solution
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

/**
 * The check of this build. It never rejects, because a build with problems exits with its report.
 */
let check: Promise<void> = Promise.resolve();

/** Starts the check of a build in the background. */
export function startBuildCheck(siteDir: string): void {
  check = checkBuild(siteDir).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

type Hook<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/**
 * Wraps a hook so that its error waits for the check: writers should read the list of problems
 * first.
 */
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

/**
 * Wraps the hooks of a plugin that read pages, so that they don't fail before the check has
 * reported.
 */
export function failAfterCheck(plugin: InitializedPlugin): InitializedPlugin {
  const { loadContent, contentLoaded, allContentLoaded } = plugin;
  return {
    ...plugin,
    ...(loadContent && { loadContent: afterCheck(loadContent.bind(plugin)) }),
    ...(contentLoaded && { contentLoaded: afterCheck(contentLoaded.bind(plugin)) }),
    ...(allContentLoaded && { allContentLoaded: afterCheck(allContentLoaded.bind(plugin)) }),
  };
}

/** The part of the compiler of Rspack or webpack that this plugin uses. */
interface Compiler {
  hooks: { done: { tapPromise(name: string, listener: () => Promise<void>): void } };
}

/** Bundler plugin that ends a compilation only after the check, even if the compilation fails. */
export const compileUntilChecked = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('checker', () => check);
  },
};
