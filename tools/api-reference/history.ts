import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { historyFile, readApiData, readHistory } from '../../model/api/data';
import type { Problem } from '../../model/problems';
import type { DocumentedVersion } from '../../model/versions/versions';
import type { ApiEntry, TypeApi } from '../../model/facts/api';
import {
  apiChanges,
  type ApiEntries,
  type ApiHistory,
  type ApiPart,
  sinceIn,
} from '../../model/facts/apiHistory';
import { compareVersions } from '../../model/facts/releases';
import { applyOverrides } from './applyOverrides';
import { collect, type Collected } from './collect';
import { importsOf } from './members';
import { type ApiOptions, readOverrides } from './options';

const namesOf = (entry: ApiEntry | undefined, part: ApiPart): readonly string[] | undefined => {
  if (entry?.kind !== 'component') return undefined;
  const list = { prop: entry.props, slot: entry.slots }[part as string];
  return list?.map(({ name }) => name);
};

/** Reports where the history and the API data of a documented version differ. */
function checkHistory(history: ApiHistory, entries: ApiEntries, version: string): Problem[] {
  const since = sinceIn(history, version);
  /** Whether the last change of a part contradicts the data. */
  const differs = new Map<string, boolean>();
  for (const [release, changes] of Object.entries(history.releases))
    for (const { entry, part, name, change } of changes) {
      const names = namesOf(entries.get(entry), part);
      if (!names || compareVersions(release, version) > 0) continue;
      if (change === 'added' || change === 'removed')
        differs.set(`${entry}: ${part} ${name}`, (change === 'added') !== names.includes(name));
    }
  const differing = [
    ...[...entries.keys()].filter((name) => !since(name) && entries.get(name)?.kind !== 'type'),
    ...[...differs].flatMap(([name, isDifferent]) => (isDifferent ? [name] : [])),
  ];
  return differing.map((name) => ({
    file: historyFile('core'),
    line: 1,
    column: 1,
    rule: 'api/stale-history',
    message: `The history and the API data of ${version} differ in "${name}". Run npm run api:history and commit the result.`,
  }));
}

/** Checks the histories of packages against the API data of their documented versions. */
export const checkHistories = (
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Problem[] =>
  versions.flatMap((each) => {
    const history = readHistory(siteDir, each.product);
    return history
      ? checkHistory(history, readApiData(siteDir, each) as ApiEntries, each.version)
      : [];
  });

const packageName = '@toolpad/core';

/** Published releases without prereleases, the oldest first. */
function publishedReleases(): string[] {
  const json = execFileSync('npm', ['view', packageName, 'versions', '--json'], {
    shell: process.platform === 'win32',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return v
    .parse(v.array(v.string()), JSON.parse(json))
    .filter((version) => !version.includes('-'))
    .sort(compareVersions);
}

/** Downloads a release without dependencies: types of other packages are those of the site. */
function downloadRelease(siteDir: string, version: string): string {
  const folder = path.join(siteDir, 'node_modules/.cache/toolpad-docs/releases', version);
  const packageDir = path.join(folder, 'node_modules', packageName);
  if (existsSync(path.join(packageDir, 'package.json'))) return packageDir;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(packageDir, { recursive: true });
  const archive = execFileSync('npm', ['pack', `${packageName}@${version}`, '--silent'], {
    shell: process.platform === 'win32',
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', [
    '-xzf',
    path.join(folder, archive),
    '-C',
    packageDir,
    '--strip-components=1',
  ]);
  return packageDir;
}

/** Entry of an export without a page: it can be added, moved, and removed. */
const exportOnly = (name: string, modules: string[]): TypeApi => ({
  $schema: '',
  kind: 'type',
  name,
  description: '',
  imports: importsOf(name, modules),
  form: 'alias',
  typeParameters: '',
  exported: true,
  text: null,
  refs: {},
  members: [],
  inherits: null,
});

/** A release as far as it's compared. Classes are only known of the documented version. */
function entriesOf(collected: Collected, options: ApiOptions): ApiEntries {
  const { entries } = applyOverrides(collected, {
    ...options.overrides,
    typeDefaults: options.overrides.typeDefaults.filter(({ module }) =>
      existsSync(path.join(options.packageDir, module)),
    ),
  });
  const documented = [...entries.values()].map((entry): ApiEntry =>
    entry.kind === 'component' ? { ...entry, cssClasses: [] } : entry,
  );
  const others = [...collected.exported.values()]
    .filter(({ name }) => !entries.has(name))
    .map((each) => exportOnly(each.name, each.entries));
  return new Map([...documented, ...others].map((entry) => [entry.name, entry]));
}

/** Compares each published release with the one before. */
export function buildHistory(documented: ApiOptions): ApiHistory {
  const options = { ...documented, isUndocumented: true, overrides: readOverrides() };
  let before: ApiEntries = new Map();
  const releases = publishedReleases().map((version) => {
    const packageDir = downloadRelease(options.siteDir, version);
    const own = { ...options, packageDir };
    const after = entriesOf(collect(own), own);
    const changes = apiChanges(before, after);
    before = after;
    return [version, changes] as const;
  });
  const variants = [...before.values()].flatMap(({ name, imports }) =>
    imports.filter((each) => each.name !== name).map((each) => [each.name, name] as const),
  );
  return { releases: Object.fromEntries(releases), variants: Object.fromEntries(variants) };
}

/** Writes the history, with one change per line. */
export function writeHistory(siteDir: string, { releases, variants }: ApiHistory): void {
  const lines = Object.entries(releases).map(
    ([version, changes]) =>
      `    ${JSON.stringify(version)}: [\n${changes.map((each) => `      ${JSON.stringify(each)}`).join(',\n')}\n    ]`,
  );
  const json = `{\n  "releases": {\n${lines.join(',\n')}\n  },\n  "variants": ${JSON.stringify(variants)}\n}\n`;
  writeFileSync(path.join(siteDir, historyFile('core')), json);
}
