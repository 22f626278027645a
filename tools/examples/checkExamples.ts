import { existsSync } from 'node:fs';
import path from 'node:path';
import { aliasesOf } from '../../plugins/shared/packageAliases';
import { findExamples, selectExamples } from './findExamples';
import { missingPackages, readManifest, versionProblems } from './packages';
import { typeCheck } from './typeCheck';

/**
 * Type-checks example projects with the packages at the root, and compares their versions with the
 * documented ones. Doesn't compile projects that use other packages.
 * @param wanted names of examples; all examples if empty
 * @returns the problems of each example
 */
export function checkExamples(
  rootDir: string,
  wanted: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const root = readManifest(rootDir);
  const aliases = aliasesOf(root);
  const isInstalled = (name: string) =>
    existsSync(path.join(rootDir, 'node_modules', aliases[name] ?? name, 'package.json'));
  const names = selectExamples(findExamples(path.join(rootDir, 'examples')), wanted);
  const problems = new Map<string, string[]>();
  const compiled = names.flatMap((name) => {
    const folder = path.join(rootDir, 'examples', name);
    const manifest = readManifest(folder);
    const missing = missingPackages(manifest, isInstalled);
    const versions = versionProblems(manifest, root);
    problems.set(name, [
      ...versions.map((problem) => `examples/${name}/package.json: ${problem}`),
      ...(missing.length > 0
        ? [`Not installed here: npm install --save-dev --save-exact ${missing.join(' ')}`]
        : []),
    ]);
    return missing.length > 0 ? [] : [{ name, folder, manifest }];
  });
  typeCheck(compiled, rootDir).forEach((errors, index) =>
    problems.get(compiled[index]!.name)?.push(...errors),
  );
  return problems;
}
