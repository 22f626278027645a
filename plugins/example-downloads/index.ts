import type { LoadContext, Plugin } from '@docusaurus/types';
import { rm, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { type Zippable, zipSync } from 'fflate';
import { afterFirstPage } from '../shared/afterFirstPage';
import { copyFiles } from '../shared/files';
import { serveFolder } from '../shared/serveFolder';
import { withExamples, type DocumentedVersion } from '../shared/versions';
import { collectExamples, productOfExample, type ExampleProject } from './collect';

/** Equal projects have equal bytes. ZIP has no earlier year, and stores local time. */
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/** Unix permissions `rw-r--r--` of a regular file, in the format of ZIP. */
const attributes = 0o100644 << 16;

/** One folder with the project's name. The same files give the same bytes everywhere. */
export function renderZip({ name, files }: ExampleProject): Uint8Array {
  const folder = path.posix.basename(name);
  const entries = [...files].map(([file, content]): [string, Zippable[string]] => [
    `${folder}/${file}`,
    [content, { mtime, os: 3, attrs: attributes, level: 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

interface ExampleSources {
  name: string;
  /** Text files by path; sandboxes accept no others. */
  files: Record<string, string>;
}

export function renderSources({ name, files }: ExampleProject): ExampleSources {
  const texts = [...files].filter(([, content]) => isUtf8(content));
  return {
    name,
    files: Object.fromEntries(texts.map(([file, content]) => [file, content.toString('utf8')])),
  };
}

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
