import type { LoadContext, Plugin } from '@docusaurus/types';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadsFolder } from '../../src/site/downloads';
import { collectExamples, type ExampleProject } from './collect';
import { defaultOptions, type ExampleDownloadsOptions } from './options';
import { writeExamples } from './write';

/** Docusaurus types the result by webpack alone, which knows no `devServer`. */
type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes each project of `examples/` a download, `<baseUrl>downloads/<name>.zip`, beside the JSON of its files that sandboxes take.
 * Pages see the names of the projects as `@generated/example-downloads/default/examples.json`.
 */
export function exampleDownloads(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  userOptions: Partial<ExampleDownloadsOptions> = {},
): Plugin<ExampleProject[]> {
  const options = { ...defaultOptions, ...userOptions };
  const served = path.join(generatedFilesDir, 'example-downloads/served');
  return {
    name: 'example-downloads',
    loadContent: () => Promise.resolve(collectExamples(siteDir, options)),
    async contentLoaded({ content, actions }) {
      await actions.createData('examples.json', JSON.stringify(content.map(({ name }) => name)));
      await rm(served, { recursive: true, force: true });
      await writeExamples(served, content);
    },
    configureWebpack: () =>
      ({
        devServer: { static: [{ publicPath: `${baseUrl}${downloadsFolder}/`, directory: served }] },
      }) as WebpackResult,
    async postBuild({ outDir }) {
      await cp(served, path.join(outDir, downloadsFolder), { recursive: true });
    },
  };
}
