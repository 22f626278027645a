import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { suggest, type Suggestion } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { productList } from '../../model/facts/products';
import { readList, rootDir } from '../rootDir';
import { packagesOf, readCommand, readSpec, type Spec, shellCommands } from '../packageCommands';
import peers from '../peers.json';
import replacements from '../replacements.json';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck, type PageReport, type Place } from '../rule';
import type { Page } from '../../model/pages/pages';

/** List of packages that pages name but this repository doesn't install. */
const packagesFile = 'checker/packages.txt';

let known: ReadonlyMap<string, readonly string[]> | undefined;

function installedPackages() {
  const folders = new Set(documentedVersions(rootDir).map(({ packages }) => packages));
  return [...folders, 'checker/samples'].flatMap((folder) => {
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

/** New names of packages. */
export const renamed: ReadonlyMap<string, string> = new Map(Object.entries(replacements.packages));

/** Suggests the new name of a package, or the most similar one. */
export function suggestPackage(name: string): Suggestion {
  const expected = renamed.get(name);
  const similar = [...knownPackages().keys()].filter((each) => each[0] === name[0]);
  const note = `If the package exists, add it to ${packagesFile}.`;
  return expected ? { expected } : suggest(name, similar, note);
}

/** Returns whether a known version of a package is in a range. Accepts the usual tags. */
export function hasVersion(name: string, range: string): boolean {
  if (semver.validRange(range) === null) return /^(?:latest|next|beta|canary|rc)$/.test(range);
  const versions = knownPackages().get(name) ?? [];
  return versions.some((version) => semver.satisfies(version, range, { includePrerelease: true }));
}

const rules = {
  'packages/unknown': 'Samples of package.json name known packages.',
  'packages/unknown-version': 'Versions of packages exist.',
  'names/unknown-version': 'Versions of Toolpad exist.',
  'names/peer-version': 'Requirements in text match those of the package.',
};
type Report = PageReport<typeof rules>;

function checkVersion({ name, version }: Spec, at: Place, report: Report): void {
  const versions = knownPackages().get(name);
  const latest = versions?.at(-1) ?? '';
  if (version && versions && !hasVersion(name, version))
    report('packages/unknown-version', at, `No known version of ${name} matches "${version}".`, {
      note: `${latest && `The latest known version is ${latest}. `}If ${version} exists, add it to ${packagesFile}.`,
    });
}

/** Dependencies in a sample of `package.json`, with their rows and columns. */
function* dependenciesIn(code: string): Generator<Spec & { row: number; column: number }> {
  let isDependency = false;
  for (const [row, text] of code.split('\n').entries()) {
    if (/"\w*ependencies"\s*:\s*\{/.test(text)) isDependency = true;
    if (isDependency)
      for (const { 1: name = '', 2: version, index } of text.matchAll(/"([^"]+)"\s*:\s*"([^"]*)"/g))
        yield { name, version, row, column: index };
    if (text.includes('}')) isDependency = false;
  }
}

/** `Toolpad Core 0.15.0`, `Studio 0.13`, `version 0.6`. */
const release = /\b(Core|Studio|[Vv]ersion) (0\.\d+(?:\.\d+)?)\b/g;

/** `0.15 needs React 18 or 19`. */
const need =
  /\b(0\.\d+)(?:\.\d+)? (?:needs|requires|supports|works with|runs on) (React Router|React|Next\.js|Material UI|MUI X) (\d+(?:(?:, | or | and )\d+)*)/g;

function checkReleases(page: Page, text: string, report: Report): void {
  for (const { 1: word, 2: version = '', index } of text.matchAll(release)) {
    const meant = productList.filter(
      ({ shortName }) => word === shortName || /version/i.test(word ?? ''),
    );
    const names = [...meant.map((product) => product.package), 'create-toolpad-app'];
    const at = placeAt(text, index);
    if (!names.some((name) => hasVersion(name, version)))
      report('names/unknown-version', at, `"${word} ${version}" isn't a known release.`, {
        note: 'If it was released, add it to checker/packages.txt.',
      });
  }
}

function checkNeeds(text: string, report: Report): void {
  for (const { 1: version = '', 2: name = '', 3: list = '', index } of text.matchAll(need)) {
    const found = Object.entries<Record<string, string>>(peers).find(([each]) =>
      each.startsWith(`${version}.`),
    );
    const range =
      found?.[1][replacements.packageNames[name as keyof typeof replacements.packageNames]];
    const wrong = list
      .match(/\d+/g)
      ?.find((major) => range && !semver.intersects(`${major}.x`, range));
    if (wrong)
      report(
        'names/peer-version',
        placeAt(text, index),
        `Toolpad Core ${version} doesn't work with ${name} ${wrong}.`,
        { note: `It requires ${name} ${range}.` },
      );
  }
}

/** Versions of packages in text, in commands, and in samples of `package.json`. */
export const packageVersions = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    const text = proseOf(page);
    checkReleases(page, text, report);
    checkNeeds(text, report);
    for (const { text: line, at } of shellCommands(page)) {
      const command = readCommand(line);
      for (const spec of command ? packagesOf(command) : []) checkVersion(spec, at(), report);
    }
    for (const { code, line, column, language } of page.fences) {
      if (!/^jsonc?$/.test(language)) continue;
      for (const { row, column: before, ...spec } of dependenciesIn(code)) {
        const at = { line: line + 1 + row, column: column + before };
        if (/^[\w.-]+:/.test(spec.version ?? '')) continue;
        if (knownPackages().has(spec.name)) checkVersion(spec, at, report);
        else
          report(
            'packages/unknown',
            at,
            `"${spec.name}" isn't a known package.`,
            suggestPackage(spec.name),
          );
      }
    }
  },
});
