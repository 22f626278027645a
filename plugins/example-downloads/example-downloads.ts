import type { LoadContext, Plugin } from '@docusaurus/types';
import { rm, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterFirstPage } from '../shared/afterFirstPage';
import { copyFiles } from '../../model/files/files';
import { serveFolder } from '../shared/serveFolder';
import { withExamples, type DocumentedVersion } from '../../model/versions/versions';
import { renderSources, renderZip } from '../../model/examples/pack';
import {
  collectExamples,
  productOfExample,
  type ExampleProject,
} from '../../model/examples/collect';

/** Writes `<name>.zip` and, for sandboxes, `<name>.json` of each project into `dir`. */
export async function writeExamples(dir: string, projects: ExampleProject[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const project of projects) {
    const file = path.join(dir, project.name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.zip`, renderZip(project));
    await writeFile(`${file}.json`, JSON.stringify(renderSources(project)));
  }
}

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
