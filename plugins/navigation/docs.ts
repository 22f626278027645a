import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
} from '@docusaurus/plugin-content-docs';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';

/** Docusaurus reads the options of a plugin by this name. */
export { validateOptions };

/**
 * Docusaurus' plugin for docs, which watches the file that its `sidebarPath` imports as well: both navigations are in `sidebars.ts`, and
 * `npm start` shows a change there.
 */
export default async function docs(
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
