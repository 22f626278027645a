import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '../facts/languages';
import { productList } from '../facts/products';
import { readJson } from '../files/files';
import type { Problem } from '../problems';
import { translationsDir } from './translations';
import { cutVersionOf, isCutVersion, nextVersion, type DocumentedVersion } from './versions';

/** Environment variable that `version:cut` sets when it runs `docusaurus docs:version`. */
export const isCuttingVariable = 'VERSION_CUT';

/** Files that installing packages adds to a cut version, and the list of checksums itself. */
const notFrozen = ['node_modules', 'SHA256SUMS'];

/** Checksums of a cut version's files, as `sha256sum` writes them. `version:cut` writes it last. */
export const checksumFile = ({ packages }: DocumentedVersion) => `${packages}/SHA256SUMS`;

/** List of the days on which the pages of a cut version changed last, before they were copied. */
export const updatedFile = ({ packages }: DocumentedVersion) => `${packages}/updated.json`;

/** Days by path from the folder of the pages; empty unless the version was cut. */
export function updatedDays(siteDir: string, version: DocumentedVersion): Record<string, string> {
  const file = path.join(siteDir, updatedFile(version));
  return existsSync(file) ? readJson(file) : {};
}

/** Files and folders that `version:cut` writes for a version. */
export const writtenByCut = (cut: DocumentedVersion): string[] => [
  cut.dir,
  `${cut.product}_versioned_sidebars/version-${cut.name}-sidebars.json`,
  cut.packages,
  path.posix.dirname(`static/${cut.images}`),
  ...languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => translationsDir(language, cut))
    .flatMap((folder) => [folder, `${folder}.json`]),
];

/** Files at a path or below it, from the root of the site, sorted. */
export function filesAt(siteDir: string, place: string): string[] {
  const stats = statSync(path.join(siteDir, place), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [place];
  return readdirSync(path.join(siteDir, place))
    .filter((name) => !notFrozen.includes(name))
    .sort()
    .flatMap((name) => filesAt(siteDir, `${place}/${name}`));
}

const checksumLine = (siteDir: string, file: string) =>
  `${createHash('sha256')
    .update(readFileSync(path.join(siteDir, file)))
    .digest('hex')}  ${file}`;

/** Checksums of everything that the pages of a cut version show. */
export const renderChecksums = (siteDir: string, cut: DocumentedVersion): string =>
  [...writtenByCut(cut), cut.apiData]
    .flatMap((place) => filesAt(siteDir, place))
    .map((file) => `${checksumLine(siteDir, file)}\n`)
    .join('');

/** Lines of a cut version's list of checksums; `undefined` if its cut hasn't finished. */
function readChecksums(siteDir: string, cut: DocumentedVersion): string[] | undefined {
  const file = path.join(siteDir, checksumFile(cut));
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : undefined;
}

/** Returns whether `version:cut` has finished for a version. */
export const isCut = (
  siteDir: string,
  versions: readonly DocumentedVersion[],
  { product, name, packages }: DocumentedVersion,
): boolean =>
  versions.some((each) => each.product === product && each.name === name) &&
  existsSync(path.join(siteDir, packages, 'SHA256SUMS'));

/** Versions of a product that `version:cut` has finished or begun, from the names of folders. */
function begunVersions(siteDir: string): DocumentedVersion[] {
  const namesIn = (folder: string, prefix: string) => {
    const dir = path.join(siteDir, folder);
    return (existsSync(dir) ? readdirSync(dir) : []).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
  };
  return productList.flatMap((product) => {
    const names = new Set([
      ...namesIn(`${product.key}_versioned_docs`, 'version-'),
      ...namesIn('versions', `${product.key}-`),
    ]);
    for (const notCut of [nextVersion, product.next ?? '']) names.delete(notCut);
    // On another branch, Git leaves the installed packages of a version.
    return [...names]
      .map((name) => cutVersionOf(product, name))
      .filter((cut) => writtenByCut(cut).some((place) => filesAt(siteDir, place).length > 0));
  });
}

const start = { line: 1, column: 1, rule: 'version/unfinished-cut' };

/** Reports cuts that were killed. */
export const checkFinished = (
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Problem[] => {
  const listed = versions.filter(isCutVersion);
  const begun = begunVersions(siteDir).filter(
    ({ product, name }) => !listed.some((each) => each.product === product && each.name === name),
  );
  return [...listed, ...begun]
    .filter((version) => !isCut(siteDir, versions, version))
    .map(({ product, version }) => ({
      ...start,
      file: `${product}_versions.json`,
      message: `Cutting ${product} ${version} didn't finish. Run npm run version:cut -- ${product}, which removes what it left and starts again.`,
    }));
};

/** Reports changed and missing files of cut versions. */
export function checkFrozen(siteDir: string, versions: readonly DocumentedVersion[]): Problem[] {
  return versions.flatMap((cut) => {
    if (!isCutVersion(cut)) return [];
    return (readChecksums(siteDir, cut) ?? []).flatMap((line, index) => {
      const file = line.slice(line.indexOf('  ') + 2);
      const isMissing = !existsSync(path.join(siteDir, file));
      const now = isMissing ? '' : checksumLine(siteDir, file);
      if (now === line) return [];
      const what = `${file} is part of ${cut.product} ${cut.version}, which was cut, and ${isMissing ? 'is missing' : 'has changed'}.`;
      const list = `${checksumFile(cut)}:${index + 1}`;
      const accept = isMissing ? `remove line ${list}` : `write "${now}" into ${list}`;
      return {
        file,
        line: 1,
        column: 1,
        rule: 'version/frozen',
        message: `${what} Restore it: git checkout -- ${file}. If readers of ${cut.version} need the change, ${accept}.`,
      };
    });
  });
}
