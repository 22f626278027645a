import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../plugins/shared/problems';
import { currentVersion, type DocumentedVersion } from '../../../plugins/shared/versions';
import { productList } from '../../../src/site/products';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

function readManifest(
  folder: string,
): { version?: string; dependencies?: Record<string, string> } | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Version of a package that code in a folder of the site gets: from the nearest `node_modules`. */
function installedVersion(siteDir: string, folder: string, name: string): string | undefined {
  for (let dir = path.resolve(siteDir, folder); ; dir = path.dirname(dir)) {
    const manifest = readManifest(path.join(dir, 'node_modules', name));
    if (manifest) return manifest.version;
    if (dir === path.resolve(siteDir) || dir === path.dirname(dir)) return undefined;
  }
}

const productsFile = 'src/site/products.ts';

/** Position of the current version in the source; the start of the file if it can't be found. */
function placeOfVersion(siteDir: string, version: string): Pick<Problem, 'line' | 'column'> {
  const file = path.join(siteDir, productsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.includes(`version: '${version}'`));
  return index < 0
    ? { line: 1, column: 1 }
    : { line: index + 1, column: (lines[index]?.indexOf('version') ?? 0) + 1 };
}

function mismatch(
  siteDir: string,
  { product, name, version, packages, dir }: DocumentedVersion,
  packageName: string,
  installed: string | undefined,
): Problem {
  const rule = 'version/installed-package';
  if (name !== currentVersion) {
    return {
      file: `${product}_versions.json`,
      line: 1,
      column: 1,
      rule,
      message: `The pages in ${dir} run with ${packageName} ${installed ?? 'missing'} instead of ${version}. Add "${packageName}": "${version}" and the other packages that their demos import to ${packages}/package.json, then run npm install --prefix ${packages}.`,
    };
  }
  const place = { file: productsFile, ...placeOfVersion(siteDir, version), rule };
  return installed === undefined
    ? { ...place, message: `${packageName} isn't installed. Run npm install.` }
    : {
        ...place,
        message: `These pages document ${packageName} ${version}, but ${installed} is installed. To document ${installed}, keep the pages of ${version} for its readers (npx docusaurus docs:version:${product} ${version}, before their text changes), write version: '${installed}' here and run npm run api:generate. To stay with ${version}, run npm install ${packageName}@${version}.`,
      };
}

/**
 * Compares the documented version of each docs folder with the installed package. Products are
 * skipped if their package isn't a dependency of the site.
 */
export function checkInstalledVersions(
  siteDir: string,
  documented: readonly DocumentedVersion[],
): Problem[] {
  const { dependencies = {} } = readManifest(siteDir) ?? {};
  return documented.flatMap((each) => {
    const name = productList.find(({ key }) => key === each.product)?.package;
    if (name === undefined || !Object.hasOwn(dependencies, name)) return [];
    const installed = installedVersion(siteDir, each.packages, name);
    return installed === each.version ? [] : [mismatch(siteDir, each, name, installed)];
  });
}

/** Compares the documented versions with the installed packages. */
export const versions = siteCheck({
  rules: { 'version/installed-package': 'Pages document the installed version.' },
  check({ siteDir, versions: documented }, report) {
    if (siteDir !== rootDir) return;
    for (const problem of checkInstalledVersions(siteDir, documented))
      report('version/installed-package', problem, problem.message);
  },
});
