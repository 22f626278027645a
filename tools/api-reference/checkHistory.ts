import type { ApiEntry } from '../../src/site/api';
import { type ApiEntries, type ApiHistory, type ApiPart, sinceIn } from '../../src/site/apiHistory';
import { compareVersions } from '../../src/site/releases';
import { readApiData } from '../../plugins/shared/apiData';
import { historyFile, readHistory } from '../../plugins/shared/apiHistory';
import type { Problem } from '../../plugins/shared/problems';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** Names of an entry's parts that the history lists one by one. */
const namesOf = (entry: ApiEntry | undefined, part: ApiPart): readonly string[] | undefined => {
  if (entry?.kind !== 'component') return undefined;
  const list = { prop: entry.props, slot: entry.slots }[part as string];
  return list?.map(({ name }) => name);
};

/** Reports where the history and the API data of a documented version differ. */
export function checkHistory(history: ApiHistory, entries: ApiEntries, version: string): Problem[] {
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
