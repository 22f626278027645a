import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { liveExamples as allExamples, type LiveExample } from '../../model/facts/examples';
import { collectExamples } from '../../model/examples/collect';
import { afterFirstPage } from '../shared/afterFirstPage';
import { aliasesOf, type Dependencies } from '../../model/packages/packageAliases';
import { copyFiles } from '../../model/files/files';
import { serveFolder } from '../shared/serveFolder';
import { withExamples, type DocumentedVersion } from '../../model/versions/versions';
import { writeLiveExample } from '../../model/examples/writeLiveExample';

/** Bundles each application in `examples/` once, and serves it as a page for frames. */
export function liveExamples(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
  examples: readonly LiveExample[] = allExamples,
): Plugin {
  const served = path.join(generatedFilesDir, 'live-examples/served');

  async function writeAll(): Promise<void> {
    const manifest = JSON.parse(
      readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
    ) as Dependencies;
    const aliases = aliasesOf(manifest);
    // Packages that a cut version doesn't install resolve to those of the site, and use its
    // React.
    const sitePackages = Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, path.join(siteDir, 'node_modules', name)]),
    );
    await rm(served, { recursive: true, force: true });
    await mkdir(served, { recursive: true });
    for (const version of withExamples(versions)) {
      const projects = collectExamples(path.join(siteDir, version.examples));
      const own = examples.filter(({ product }) => product === version.product);
      const options = {
        siteDir,
        aliases: version.packages === '.' ? aliases : sitePackages,
        version,
      };
      // Small sites, such as those in tests, have no examples.
      for (const example of own) {
        const project = projects.find(({ name }) => name === example.name);
        if (project) await writeLiveExample(example, project, served, options, baseUrl);
      }
    }
  }

  return {
    name: 'live-examples',
    loadContent: () => afterFirstPage(writeAll),
    configureWebpack: () => serveFolder(served, baseUrl),
    postBuild: ({ outDir }) => copyFiles(served, outDir),
  };
}
