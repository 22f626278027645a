import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { BuildStep, OrderedPlugin } from './buildOrder';

/**
 * Converts a plugin to Docusaurus' type, in which the content is `unknown`, because only the plugin
 * itself reads it.
 * @param buildStep when its `postBuild` runs
 */
export function definePlugin<Content>(
  create: (context: LoadContext) => Plugin<Content> | Promise<Plugin<Content>>,
  buildStep: BuildStep = 'write',
): PluginModule {
  return (async (context: LoadContext): Promise<Plugin<Content> & OrderedPlugin> => ({
    ...(await create(context)),
    buildStep,
  })) as PluginModule;
}
