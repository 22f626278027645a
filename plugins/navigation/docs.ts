import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import path from 'node:path';

async function createDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, 'sidebars.ts'),
    ],
  };
}

/**
 * Docusaurus' plugin for docs, which watches the file that its `sidebarPath` imports as well: both navigations are in `sidebars.ts`, and
 * `npm start` shows a change there. A plugin that is a function brings its validation as a property.
 */
export const docs = Object.assign(createDocs, { validateOptions }) as PluginModule;
