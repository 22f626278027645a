import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { openBuildCache } from '../../plugins/shared/buildCache';
import { hashOf, type ResultCache } from '../../plugins/shared/resultCache';
import { installedPackages } from '../../plugins/shared/installedPackages';
import { documentedVersions, type DocumentedVersion } from '../../plugins/shared/versions';
import { modulesOf, readDemos, type DemoModel } from '../../plugins/demos/model';
import { packagesOf } from '../../plugins/demos/modules';
import { resolveOptions, usesSitePackages } from '../../plugins/demos/options';
import { createInstallation } from '../../plugins/demos/packages';
import { readRuns, sourcesOf, type RecordedRuns } from '../../plugins/demos/recordedRuns';
import { readTree } from '../../plugins/demos/tree';
import { writeNextPages } from '../../plugins/next-pages';
import { products } from '../../src/site/products';
import { installRelease } from './release';
import { runDemos } from './runDemos';

/** The demos of a documented version, and how they ran. */
export interface MatrixOfVersion {
  version: DocumentedVersion;
  demos: readonly DemoModel[];
  /** Problems by release, and by name of the demo. */
  runs: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

export interface MatrixOptions {
  /** Releases beside the documented and the recorded ones. */
  releases: readonly string[];
  /** Whether to run only demos that, or whose packages, changed since their recorded run. */
  changedOnly: boolean;
}

/** Code and data that results depend on. */
const code = (siteDir: string) =>
  ['e2e/support', 'tools/matrix', 'tools/samples', 'plugins/demos', 'src/features/demo/live'].map(
    (folder) => path.join(siteDir, folder),
  );

const lockOf = (siteDir: string, packages: string) =>
  hashOf(readFileSync(path.join(siteDir, packages, 'package-lock.json'), 'utf8'));

/**
 * Runs demos with the packages in a folder, or returns the results of an earlier run.
 * @param isOwnRelease whether these are the packages that the pages of the demos document; only
 *   with these, the demos must be accessible
 */
async function runCached(
  siteDir: string,
  packages: string,
  demos: readonly DemoModel[],
  aliases: Record<string, string>,
  cache: ResultCache,
  isOwnRelease: boolean,
): Promise<Map<string, string[]>> {
  const lock = lockOf(siteDir, packages);
  const [firstDemo] = demos;
  if (!firstDemo) return new Map();
  // Demos of the same set share this object.
  const set = { ...firstDemo.set, packages };
  const moved = demos.map((demo) => ({ ...demo, set }));
  const inputOf = (demo: DemoModel) => [demo.name, sourcesOf(demo), lock, isOwnRelease];
  const missing = moved.filter((demo) => !cache.has('run', inputOf(demo)));
  const found =
    missing.length > 0
      ? await runDemos(siteDir, set, missing, usesSitePackages(set) ? aliases : {}, isOwnRelease)
      : new Map<DemoModel, string[]>();
  const withoutPaths = (text: string) => text.replaceAll(`${siteDir}/`, '');
  const results = moved.map((demo) => [
    demo.name,
    cache.sync('run', inputOf(demo), () => (found.get(demo) ?? []).map(withoutPaths)),
  ]);
  cache.save('keep');
  return new Map(results as [string, string[]][]);
}

/** Returns whether a recorded run says that a demo works on a release. */
function isKnownToWork(demo: DemoModel, release: string, recorded: RecordedRuns) {
  const runs = recorded.demos[demo.name];
  return (
    recorded.releases.includes(release) &&
    runs?.sources === sourcesOf(demo) &&
    !(release in runs.problems)
  );
}

/** Runs the demos of all versions on releases of their packages. */
export async function runMatrix(
  siteDir: string,
  { releases, changedOnly }: MatrixOptions,
): Promise<MatrixOfVersion[]> {
  const versions = documentedVersions(siteDir);
  // Otherwise, the demos of a next version are those of the last build.
  await writeNextPages(siteDir, versions);
  const { sets, aliases } = resolveOptions({ versions });
  const tree = readTree(
    siteDir,
    sets.map(({ dir }) => dir),
  );
  const { demos } = readDemos(tree, sets);
  const installation = createInstallation(siteDir, aliases);
  const cache = openBuildCache(siteDir, 'matrix', code(siteDir));
  /** The site's versions of all packages that the demos of a product import. */
  const installedFor = ({ product }: DocumentedVersion) =>
    installation.versions('.', [
      ...new Set(
        demos
          .filter(({ set }) => set.product === product)
          .flatMap((demo) => packagesOf(modulesOf(demo))),
      ),
    ]);
  const result: MatrixOfVersion[] = [];
  for (const [index, version] of versions.entries()) {
    const set = sets[index];
    const all = demos.filter((demo) => demo.set === set);
    if (!set || all.length === 0) continue;
    const recorded = readRuns(siteDir, set);
    const documented = versions.filter(({ product }) => product === version.product);
    const wanted = changedOnly
      ? [version.version]
      : [...documented.map((each) => each.version), ...recorded.releases, ...releases];
    const folderOf = (release: string) =>
      [version, ...documented].find((each) => each.version === release)?.packages ??
      installRelease(siteDir, products[version.product].package, release, installedFor(version));
    const hasSamePackages = isDeepStrictEqual(
      recorded.packages,
      installedPackages(siteDir, version),
    );
    const chosen =
      changedOnly && hasSamePackages
        ? all.filter((demo) => !isKnownToWork(demo, version.version, recorded))
        : all;
    const runs = new Map<string, Map<string, string[]>>();
    for (const release of semver.sort([...new Set(wanted)]))
      runs.set(
        release,
        await runCached(
          siteDir,
          folderOf(release),
          chosen,
          aliases,
          cache,
          release === version.version,
        ),
      );
    result.push({ version, demos: chosen, runs });
  }
  return result;
}
