import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** Parts of a package's manifest that decide what is installed beside it. */
export interface ReleaseManifest {
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dependencies?: Record<string, string>;
}

/** Folder for releases that the site doesn't document, from the root of the site. */
const releasesDir = 'node_modules/.cache/toolpad-docs/releases';

/**
 * Packages to install with a release: its required peers, and what the demos import. Each has the
 * site's version if the release accepts it, and the newest that it accepts otherwise.
 * @param installed the site's versions of the packages that the demos import
 */
export function packagesFor(
  manifest: ReleaseManifest,
  installed: Readonly<Record<string, string>>,
): Record<string, string> {
  const { peerDependencies = {}, peerDependenciesMeta = {}, dependencies = {} } = manifest;
  const ranges: Record<string, string> = { ...dependencies, ...peerDependencies };
  const required = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  const choose = (name: string): string => {
    const [version, range] = [installed[name], ranges[name] ?? '*'];
    return version !== undefined && semver.satisfies(version, range) ? version : range;
  };
  const chosen = Object.fromEntries(
    [...new Set([...required, ...Object.keys(installed)])]
      .sort()
      .map((name) => [name, choose(name)]),
  );
  // React's types are separate packages, with the same major versions.
  const react = semver.minVersion(chosen['react'] ?? '*')?.major;
  return semver.satisfies(installed['react'] ?? '', chosen['react'] ?? '*')
    ? chosen
    : { ...chosen, '@types/react': `^${react}`, '@types/react-dom': `^${react}` };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Installs a published release in a folder like those of cut versions, unless it's installed.
 * @param name npm package of the release
 * @param installed the site's versions of the packages that the demos import
 * @returns the folder, from the root of the site
 * @throws if npm fails
 */
export function installRelease(
  siteDir: string,
  name: string,
  version: string,
  installed: Readonly<Record<string, string>>,
): string {
  const folder = `${releasesDir}/${name.replace('/', '-')}-${version}`;
  const absolute = path.join(siteDir, folder);
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: absolute,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const { [name]: _own, ...others } = installed;
  const file = path.join(absolute, 'package.json');
  mkdirSync(absolute, { recursive: true });
  const stored = existsSync(file) ? (readJson(file) as { for?: object }) : {};
  if (JSON.stringify(stored.for) === JSON.stringify(others)) return folder;
  const manifest = JSON.parse(npm('view', `${name}@${version}`, '--json')) as ReleaseManifest;
  const dependencies = { [name]: version, ...packagesFor(manifest, others) };
  rmSync(path.join(absolute, 'package-lock.json'), { force: true });
  writeFileSync(file, JSON.stringify({ private: true, dependencies }));
  // Optional peers of other packages may exclude each other.
  npm('install', '--no-audit', '--no-fund', '--legacy-peer-deps');
  // Written last, because an installation can be interrupted.
  writeFileSync(file, JSON.stringify({ private: true, dependencies, for: others }));
  return folder;
}
