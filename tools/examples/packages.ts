import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dependencies } from '../../plugins/shared/packageAliases';

/** The parts of a `package.json` that these commands read. */
export interface Manifest extends Dependencies {
  scripts?: Record<string, string>;
}

/** Reads the `package.json` of a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const versionsOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/** An alias: `npm:react-router@7.18.5` is version 7.18.5 of `react-router`. */
const alias = /^npm:(.+)@([^@]+)$/;

/** Packages of an example that aren't installed at the root, sorted, as `name@version`. */
export function missingPackages(
  example: Manifest,
  isInstalled: (name: string) => boolean,
): string[] {
  return Object.entries(versionsOf(example))
    .filter(([name]) => !isInstalled(name))
    .map(([name, version]) => `${name}@${version}`)
    .sort();
}

/**
 * Reports wrong versions. Examples must use exact versions, which match those of the root for
 * packages that it lists.
 */
export function versionProblems(example: Manifest, root: Manifest): string[] {
  const installed = versionsOf(root);
  const rootVersions = Object.fromEntries(
    Object.entries(installed).flatMap(([name, version]) => {
      const [, original = name, exact = version] = alias.exec(version) ?? [];
      return original !== name && original in installed ? [] : [[original, exact]];
    }),
  );
  return Object.entries(versionsOf(example)).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+/.test(version)) return [`${name}: "${version}" is not an exact version.`];
    const expected = rootVersions[name];
    return expected && expected !== version
      ? [`${name}: ${version} here, ${expected} in the docs.`]
      : [];
  });
}
