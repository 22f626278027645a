import type { DemoModel } from '../../plugins/demos/model';
import type { DemoSet } from '../../plugins/demos/options';
import { createInstallation } from '../../plugins/demos/packages';
import { bundleDemos } from './bundle';
import { compileDemos } from './compile';
import { serveScripts } from './serveScripts';
import { launchBrowser, visitDemo } from './visit';

/**
 * Compiles demos with the packages of a set, and runs those that compile in a browser.
 * @param runsAxe whether to look for accessibility problems, too
 * @returns problems of each demo
 */
export async function runDemos(
  siteDir: string,
  set: DemoSet,
  demos: readonly DemoModel[],
  aliases: Record<string, string>,
  runsAxe: boolean,
): Promise<Map<DemoModel, string[]>> {
  const problems = await compileDemos(
    siteDir,
    set.packages,
    demos,
    createInstallation(siteDir, aliases),
  );
  const compiled = demos.filter((demo) => !problems.has(demo));
  if (compiled.length === 0) return problems;
  const { origin, stop } = await serveScripts(await bundleDemos(siteDir, set, compiled, aliases));
  const browser = await launchBrowser();
  try {
    const queue = [...compiled];
    const work = async () => {
      for (let demo = queue.shift(); demo; demo = queue.shift())
        problems.set(demo, await visitDemo(browser, origin, demo, runsAxe));
    };
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    stop();
  }
  return problems;
}
