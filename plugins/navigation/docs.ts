import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { withDependencies } from '../pages/dependencies';
import { isCuttingVariable } from '../shared/frozen';

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
    extendCli(cli) {
      if (process.env[isCuttingVariable]) plugin.extendCli?.(cli);
      else
        cli
          .command(`docs:version:${options.id} [version]`)
          .description(`Use npm run version:cut -- ${options.id}`)
          .action(() => {
            throw new Error(
              `Run npm run version:cut -- ${options.id} instead. It also keeps the packages, examples, and pictures that the pages use.`,
            );
          });
    },
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
