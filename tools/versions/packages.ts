import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { samplesOf } from '@site/tools/samples';
import { modulesOf, readDemos, readTree, demoSets } from '../../plugins/demos/model';
import { packageOf, packagesOf } from '../../plugins/demos/modules';
import { filesOfExample } from '../../plugins/example-downloads/collect';
import { liveExamples } from '../../src/site/examples';
import { createInstallation } from '../../plugins/demos/packages';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** Packages that a source imports, without built-in modules and relative imports. */
function importedBy(source: string): string[] {
  return ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !/^(\.|\/|node:)/.test(specifier))
    .map(packageOf);
}

function packagesOfSamples(
  siteDir: string,
  page: string,
  source: string,
  version: DocumentedVersion,
): string[] {
  return samplesOf(page, source, version)
    .filter(({ language }) => /^[jt]sx?$/.test(language))
    .flatMap(({ code, file }) =>
      importedBy(file ? readFileSync(path.join(siteDir, file), 'utf8') : code),
    );
}

/** Packages of the examples that run on the site. */
const packagesOfExamples = (siteDir: string, { product, examples }: DocumentedVersion): string[] =>
  liveExamples
    .filter((example) => example.product === product)
    .flatMap(({ name }) => [...filesOfExample(path.join(siteDir, examples, name))])
    .filter(([file]) => /^src\/.*\.tsx?$/.test(file))
    .flatMap(([, source]) => importedBy(readFileSync(source, 'utf8')));

/**
 * Exact versions of all packages that the demos, samples, and live examples of a version currently
 * use, including peer dependencies. Omits packages that aren't installed, which only samples
 * mention.
 */
export function packagesInUse(siteDir: string, version: DocumentedVersion): Record<string, string> {
  const tree = readTree(siteDir, [version.dir]);
  const ofDemos = readDemos(tree, demoSets([version])).demos.flatMap((demo) =>
    packagesOf(modulesOf(demo)),
  );
  const ofSamples = [...tree]
    .filter(([file]) => /\.mdx?$/.test(file))
    .flatMap(([file, source]) => packagesOfSamples(siteDir, file, source, version));
  const ofExamples = packagesOfExamples(siteDir, version);
  const names = [...new Set([...ofDemos, ...ofSamples, ...ofExamples])];
  return createInstallation(siteDir).versions(version.packages, names);
}
