export { aliasesOf } from '../../plugins/shared/packageAliases';

/** What these commands read of a `package.json`. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const versionsOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/** `npm:react-router@7.18.5` is version 7.18.5 of the package `react-router`. */
const alias = /^npm:(.+)@([^@]+)$/;

/** Packages of an example that are not installed at the root, as `name@version`, sorted. */
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
 * Complaints about versions: examples pin every package exactly, and to the version these docs are
 * written for. Packages the root does not list may have any exact version.
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
