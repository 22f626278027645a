import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFinished, checkFrozen } from '../../model/versions/cutVersions';
import type { Problem } from '../../model/problems';
import { currentVersion, type DocumentedVersion } from '../../model/versions/versions';
import { productList } from '../../model/facts/products';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

function readManifest(
  folder: string,
): { version?: string; dependencies?: Record<string, string> } | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Version of a package in the `node_modules` of a folder. */
const installedVersion = (siteDir: string, folder: string, name: string) =>
  readManifest(path.join(siteDir, folder, 'node_modules', name))?.version;

const productsFile = 'model/facts/products.ts';

/** Position of the current version in the source; the start of the file if it can't be found. */
function placeOfVersion(siteDir: string, version: string): Pick<Problem, 'line' | 'column'> {
  const file = path.join(siteDir, productsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) =>
    new RegExp(`\\b(?:version|next): '${version}'`).test(line),
  );
  return index < 0
    ? { line: 1, column: 1 }
    : { line: index + 1, column: (lines[index]?.search(/\S/) ?? 0) + 1 };
}

function mismatch(
  siteDir: string,
  { product, version }: DocumentedVersion,
  packageName: string,
  installed: string | undefined,
): Problem {
  const rule = 'version/installed-package';
  const place = { file: productsFile, ...placeOfVersion(siteDir, version), rule };
  return installed === undefined
    ? { ...place, message: `${packageName} isn't installed. Run npm install.` }
    : {
        ...place,
        message: `These pages document ${packageName} ${version}, but ${installed} is installed. To stay with ${version}, run npm install --save-exact ${packageName}@${version}. To document ${installed}, and keep the pages of ${version} for its readers, do that first, and run npm run version:cut -- ${product}. Then install ${installed}, write version: '${installed}' here, and run npm run api:generate.`,
      };
}

function checkCutPackages(
  siteDir: string,
  { product, version, packages }: DocumentedVersion,
): Problem[] {
  const { dependencies = {} } = readManifest(path.join(siteDir, packages)) ?? {};
  const wrong = Object.entries(dependencies).flatMap(([name, wanted]) => {
    const installed = installedVersion(siteDir, packages, name);
    return installed === wanted
      ? []
      : [`${name} is ${installed ?? 'missing'} instead of ${wanted}`];
  });
  if (wrong.length === 0) return [];
  return [
    {
      file: `${packages}/package.json`,
      line: 1,
      column: 1,
      rule: 'version/installed-package',
      message: `The pages of ${product} ${version} would run with packages of another version: ${wrong.join(', ')}. Run npm ci --prefix ${packages}.`,
    },
  ];
}

/**
 * Compares the documented version of each docs folder with the installed packages. The current
 * pages of a product are skipped if its package isn't a dependency of the site.
 */
export function checkInstalledVersions(
  siteDir: string,
  documented: readonly DocumentedVersion[],
): Problem[] {
  const { dependencies = {} } = readManifest(siteDir) ?? {};
  return documented.flatMap((each) => {
    if (each.name !== currentVersion) return checkCutPackages(siteDir, each);
    const name = productList.find(({ key }) => key === each.product)?.package;
    if (name === undefined || !Object.hasOwn(dependencies, name)) return [];
    const installed = installedVersion(siteDir, each.packages, name);
    return installed === each.version ? [] : [mismatch(siteDir, each, name, installed)];
  });
}

/**
 * Compares the documented versions with the installed packages, and cut ones with their checksums.
 */
export const versions = siteCheck({
  rules: {
    'version/installed-package': 'Pages document the installed version.',
    'version/unfinished-cut': 'A version is cut completely.',
    'version/frozen': 'The files of a cut version never change.',
  },
  check({ siteDir, versions: documented }, report) {
    if (siteDir !== rootDir) return;
    for (const problem of checkInstalledVersions(siteDir, documented))
      report('version/installed-package', problem, problem.message);
    for (const problem of checkFinished(siteDir, documented))
      report('version/unfinished-cut', problem, problem.message);
    for (const problem of checkFrozen(siteDir, documented))
      report('version/frozen', problem, problem.message);
  },
});
