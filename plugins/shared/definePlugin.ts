import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { createBuildOrder, type BuildStep } from './buildOrder';

const order = createBuildOrder();

/** The plugin with its `postBuild` in its step. */
function inStep<Content>(plugin: Plugin<Content>, step: BuildStep): Plugin<Content> {
  const { postBuild } = plugin;
  if (!postBuild) return plugin;
  return { ...plugin, postBuild: (props) => order.run(step, () => postBuild.call(plugin, props)) };
}

/**
 * Hands a plugin to Docusaurus, which types the content a plugin loads as unknown although only the plugin itself reads it.
 * @param step when its `postBuild` runs
 */
export function definePlugin<Content>(
  create: (context: LoadContext) => Plugin<Content> | Promise<Plugin<Content>>,
  step: BuildStep = 'write',
): PluginModule {
  return (async (context: LoadContext) => inStep(await create(context), step)) as PluginModule;
}

/** What a package of a plugin exports, as far as an order needs it. */
interface PluginPackage<Options> {
  default: (context: LoadContext, options: Options) => Plugin<void> | null;
  validateOptions?: unknown;
}

/** A plugin from a package, whose `postBuild` writes files that later steps look at. */
export function orderPlugin<Options>(
  { default: create, validateOptions }: PluginPackage<Options>,
  step: BuildStep = 'write',
): PluginModule {
  const module = async (context: LoadContext, options: unknown) => {
    const plugin = create(context, options as Options);
    return plugin && inStep(plugin, step);
  };
  return Object.assign(module, { validateOptions }) as PluginModule;
}
