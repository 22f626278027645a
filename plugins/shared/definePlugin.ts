import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** Hands a plugin to Docusaurus, which types the content a plugin loads as unknown although only the plugin itself reads it. */
export function definePlugin<Content>(
  create: (context: LoadContext) => Plugin<Content> | Promise<Plugin<Content>>,
): PluginModule {
  return create as PluginModule;
}
