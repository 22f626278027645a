import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { documentedVersions } from '../../plugins/shared/versions';
import { readList } from './list';
import { readSpec } from './packageCommands';
import { rootDir } from './rootDir';

/** List of packages that pages name but this repository doesn't install. */
export const packagesFile = 'tools/checker/packages.txt';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Packages of the site and of its versions, with the versions in their lockfiles. */
function installedPackages() {
  const folders = new Set(documentedVersions(rootDir).map(({ packages }) => packages));
  return [...folders].flatMap((folder) => {
    const lockfile = path.join(rootDir, folder, 'package-lock.json');
    const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
      packages: Record<string, { name?: string; version?: string }>;
    };
    return Object.entries(packages).map(([place, { name, version }]) => ({
      name: name ?? place.replace(/^.*node_modules\//, ''),
      version,
    }));
  });
}

/** Versions by package: those of the lockfiles and of the list. */
export function knownPackages(): ReadonlyMap<string, readonly string[]> {
  if (known) return known;
  const specs = [
    ...installedPackages(),
    ...readList(path.join(rootDir, packagesFile)).flatMap((line) => readSpec(line) ?? []),
  ];
  const versions = new Map<string, string[]>();
  for (const { name, version } of specs)
    versions.set(name, [...(versions.get(name) ?? []), ...(version ? [version] : [])]);
  known = versions;
  return versions;
}

/** Returns whether a known version of a package is in a range. Accepts the usual tags. */
export function hasVersion(name: string, range: string): boolean {
  if (semver.validRange(range) === null) return /^(?:latest|next|beta|canary|rc)$/.test(range);
  const versions = knownPackages().get(name) ?? [];
  return versions.some((version) => semver.satisfies(version, range, { includePrerelease: true }));
}
