import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aliasesOf } from '../../model/packages/packageAliases';
import { nearest } from '../../model/problems';
import {
  installedManifest,
  missingPackages,
  ownPackages,
  readManifest,
  typeCheck,
  versionProblems,
} from './typeCheck';

/** Names of the example projects, sorted: subfolders with a `package.json`. */
export function findExamples(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json')),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * Selects the examples in the arguments of a command, or all of them by default.
 * @throws if a name is unknown, with the nearest valid one
 */
export function selectExamples(all: readonly string[], wanted: readonly string[]): string[] {
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no example "${unknown}".${nearest(unknown, all)}`);
  return all.filter((name) => wanted.length === 0 || wanted.includes(name));
}

/**
 * Type-checks example projects with the packages of the repository, and compares their versions
 * with the documented ones. Doesn't compile projects that use other packages.
 * @param wanted names of examples; all examples if empty
 * @returns the problems of each example
 */
export function checkExamples(
  rootDir: string,
  wanted: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const root = installedManifest(rootDir);
  const aliases = aliasesOf(root);
  const isInstalled = (name: string) =>
    existsSync(path.join(rootDir, 'node_modules', aliases[name] ?? name, 'package.json'));
  const names = selectExamples(findExamples(path.join(rootDir, 'examples')), wanted);
  const problems = new Map<string, string[]>();
  const compiled = names.flatMap((name) => {
    const folder = path.join(rootDir, 'examples', name);
    const manifest = readManifest(folder);
    const own = ownPackages(manifest, rootDir);
    const { dependencies = {} } = own ? readManifest(own) : {};
    const missing = missingPackages(manifest, (name) => name in dependencies || isInstalled(name));
    const versions = versionProblems(manifest, {
      ...root,
      dependencies: { ...root.dependencies, ...dependencies },
    });
    problems.set(name, [
      ...versions.map((problem) => `examples/${name}/package.json: ${problem}`),
      ...(missing.length > 0
        ? [
            `Not installed here: npm install --prefix checker/samples --save-exact ${missing.join(' ')}`,
          ]
        : []),
    ]);
    return missing.length > 0 ? [] : [{ name, folder, manifest }];
  });
  typeCheck(compiled, rootDir).forEach((errors, index) =>
    problems.get(compiled[index]!.name)?.push(...errors),
  );
  return problems;
}
