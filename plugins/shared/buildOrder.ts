/**
 * When a plugin's `postBuild` runs. `write`: most plugins, in parallel. `worker`: plugins that list
 * the files of others. `host`: plugins that read all files in the web root.
 */
export const buildSteps = ['write', 'worker', 'host'] as const;

export type BuildStep = (typeof buildSteps)[number];

/**
 * A plugin that declares when its `postBuild` runs. Plugins from packages declare nothing and run
 * in the first step.
 */
export interface OrderedPlugin {
  buildStep?: BuildStep;
}

export interface BuildOrder {
  /**
   * Runs the work of a step when all work of earlier steps is done. If that failed, rejects without
   * starting the work.
   */
  run<Result>(step: BuildStep, work: () => Result | Promise<Result>): Promise<Result>;
}

/**
 * Orders the `postBuild` hooks, which Docusaurus calls all at once.
 * @see
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/commands/build/buildLocale.ts
 */
export function createBuildOrder(): BuildOrder {
  const started = new Map<BuildStep, Promise<unknown>[]>(buildSteps.map((step) => [step, []]));
  return {
    run(step, work) {
      const earlier = buildSteps.slice(0, buildSteps.indexOf(step));
      const result = (async () => {
        // By then, Docusaurus has called the hooks of all plugins.
        await new Promise(setImmediate);
        await Promise.all(earlier.flatMap((each) => started.get(each) ?? []));
        return work();
      })();
      started.get(step)?.push(result);
      return result;
    },
  };
}
