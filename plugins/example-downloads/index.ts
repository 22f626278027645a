import type { LoadContext, Plugin } from '@docusaurus/types';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterFirstPage } from '../shared/afterFirstPage';
import { copyFiles } from '../shared/files';
import { serveFolder } from '../shared/serveFolder';
import { withExamples, type DocumentedVersion } from '../shared/versions';
import { collectExamples, productOfExample, type ExampleProject } from './collect';
import { writeExamples } from './write';

/** Projects in `examples/` as `<baseUrl>downloads/<name>.zip`, and as JSON for sandboxes. */
export function exampleDownloads(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin<[folder: string, projects: ExampleProject[]][]> {
  const served = path.join(generatedFilesDir, 'example-downloads/served');
  return {
    name: 'example-downloads',
    async loadContent() {
      return withExamples(versions).map(({ product, downloads, examples }) => [
        downloads,
        collectExamples(path.join(siteDir, examples)).filter(
          ({ name }) => productOfExample(name) === product,
        ),
      ]);
    },
    contentLoaded: ({ content }) =>
      afterFirstPage(async () => {
        await rm(served, { recursive: true, force: true });
        for (const [folder, projects] of content)
          await writeExamples(path.join(served, folder), projects);
      }),
    configureWebpack: () => serveFolder(served, baseUrl),
    postBuild: ({ outDir }) => copyFiles(served, outDir),
  };
}
