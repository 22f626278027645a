import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { withDependencies } from '../pages/dependencies';
import { onlyInCut } from './versionCommand';

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
    extendCli: onlyInCut(options.id, (cli) => plugin.extendCli?.(cli)),
    configureWebpack(...args) {
      const { module, ...rest } = plugin.configureWebpack?.(...args) as Configuration;
      const rules = (module?.rules as RuleSetRule[] | undefined)?.map(withDependencies);
      return { ...rest, module: { ...module, rules } };
    },
  };
}

/**
 * Docusaurus' docs plugin, which also watches `sidebars.ts`, the file that its `sidebarPath`
 * imports, and the files that pages depend on. Docusaurus reads the validation from a property of
 * the plugin function.
 */
export const docs = Object.assign(createDocs, { validateOptions }) as PluginModule;
