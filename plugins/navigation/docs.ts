import path from 'node:path';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { InitializedPlugin, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration, RuleSetRule } from 'webpack';
import { differencesDir, sourceOf, writeNextPages } from '../../model/versions/nextVersion';
import { withDependencies } from '../shared/pageDependencies';
import { isCuttingVariable } from '../../model/versions/cutVersions';
import { documentedVersions, nextVersion } from '../../model/versions/versions';

type ExtendCli = NonNullable<Plugin['extendCli']>;

/** Alone, `docs:version:<product>` would copy pages without packages, examples, and pictures. */
export const onlyInCut =
  (product: string, addCommand: ExtendCli): ExtendCli =>
  (cli) => {
    if (process.env[isCuttingVariable]) return addCommand(cli);
    const instead = `Run npm run version:cut -- ${product} instead.`;
    cli
      .command(`docs:version:${product} [version]`)
      .description(instead)
      .action(() => {
        throw new Error(
          `${instead} It also keeps the packages, examples, and pictures that the pages use.`,
        );
      });
  };

/** Lets the pages of a next version link to their sources, and show when these were updated. */
async function withSources(
  { siteDir, siteConfig }: LoadContext,
  { showLastUpdateTime }: PluginOptions,
  content: LoadedContent,
): Promise<LoadedContent> {
  const next = content.loadedVersions.find(({ versionName }) => versionName === nextVersion);
  for (const doc of next?.docs ?? []) {
    const written = doc.source.replace('@site/', '');
    const source = sourceOf(siteDir, written);
    if (source === written) continue;
    doc.editUrl &&= doc.editUrl.replace(written, source);
    if (!showLastUpdateTime) continue;
    const update = await siteConfig.future.experimental_vcs.getFileLastUpdateInfo(
      path.join(siteDir, source),
    );
    doc.lastUpdatedAt = update?.timestamp;
  }
  return content;
}

export const docsPlugin = 'docusaurus-plugin-content-docs';

/** Also watches `sidebars.ts` and what it imports, and the files that pages depend on. */
export function withNextPages(plugin: InitializedPlugin, context: LoadContext): InitializedPlugin {
  const { siteDir } = context;
  const options = plugin.options as unknown as PluginOptions;
  return {
    ...plugin,
    getPathsToWatch: () => [
      // Changes of a next version come from the other folders.
      ...(plugin.getPathsToWatch?.() ?? []).filter(
        (place) => !place.includes(`version-${nextVersion}`),
      ),
      path.join(siteDir, 'sidebars.ts'),
      path.join(siteDir, differencesDir(options.id), '**/*'),
    ],
    async loadContent() {
      // Does nothing unless `npm start` reloads changed pages.
      await writeNextPages(siteDir, documentedVersions(siteDir));
      const content = (await plugin.loadContent?.()) as LoadedContent | undefined;
      if (!content) throw new Error(`Docusaurus loaded no pages of ${options.id}.`);
      return withSources(context, options, content);
    },
    extendCli: onlyInCut(options.id, (cli) => plugin.extendCli?.(cli)),
    configureWebpack(...args) {
      const { module, ...rest } = plugin.configureWebpack?.(...args) as Configuration;
      const rules = (module?.rules as RuleSetRule[] | undefined)?.map(withDependencies);
      return { ...rest, module: { ...module, rules } };
    },
  };
}
