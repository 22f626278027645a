import type { ApiLink } from './api';
import type { ApiBehavior, ApiChange, ApiHistory } from './apiHistory';

/** A difference in an entry, as the page about releases shows it. */
export interface ReleaseChange extends Pick<ApiChange, 'part' | 'name' | 'change' | 'from' | 'to'> {
  /** Where a documented version describes it. */
  href?: string;
}

export interface ChangedEntry {
  name: string;
  /** Its API pages in the documented versions. The titles are version labels. */
  pages: ApiLink[];
  changes: ReleaseChange[];
}

export interface Release {
  version: string;
  /** Exports that it added, and those that it removed, with links to their API pages. */
  added: { name: string; href?: string }[];
  removed: { name: string }[];
  entries: ChangedEntry[];
  behavior: ApiBehavior[];
}

/** URL of an anchor in the documented versions, by label of the version, the newest last. */
export type ApiUrls = (entry: string, part?: string, name?: string) => ApiLink[];

function byEntry(changes: readonly ApiChange[]): Map<string, ApiChange[]> {
  const groups = new Map<string, ApiChange[]>();
  for (const each of changes)
    if (each.part !== 'export') groups.set(each.entry, [...(groups.get(each.entry) ?? []), each]);
  return groups;
}

export function releaseOf(
  { releases }: ApiHistory,
  behavior: readonly ApiBehavior[],
  version: string,
  urls: ApiUrls,
): Release {
  const changes = (Object.hasOwn(releases, version) && releases[version]) || [];
  const exported = (kind: ApiChange['change']) =>
    changes
      .filter(({ part, change }) => part === 'export' && change === kind)
      .map(({ name }) => ({ name, href: urls(name).at(-1)?.href }));
  return {
    version,
    added: exported('added'),
    removed: exported('removed'),
    entries: [...byEntry(changes)].map(([name, own]) => ({
      name,
      pages: urls(name),
      changes: own.map(({ part, name: changed, change, from, to }) => ({
        part,
        name: changed,
        change,
        from,
        to,
        href: urls(name, part, changed).findLast(({ href }) => href.includes('#'))?.href,
      })),
    })),
    behavior: behavior.filter((each) => each.version === version),
  };
}

export interface ChangedParts {
  label: `api.release.${'added' | 'removed'}.${'prop' | 'slot' | 'class' | 'member' | 'import'}`;
  changes: (ReleaseChange & { isRequired: boolean })[];
}

/** Groups what was added and removed by kind of part. `others` are the other changes. */
export function groupParts(changes: readonly ReleaseChange[]): {
  lists: ChangedParts[];
  others: ReleaseChange[];
} {
  const rowKey = ({ part, name }: ReleaseChange) => `${part} ${name}`;
  const keys = (change: ApiChange['change']) =>
    new Set(changes.filter((each) => each.change === change).map(rowKey));
  const added = keys('added');
  const required = keys('required');
  const lists = (['added', 'removed'] as const).flatMap((change) =>
    (['prop', 'slot', 'class', 'member', 'import'] as const).flatMap((part): ChangedParts[] => {
      const own = changes
        .filter((each) => each.change === change && each.part === part)
        .map((each) => ({ ...each, isRequired: change === 'added' && required.has(rowKey(each)) }));
      return own.length > 0 ? [{ label: `api.release.${change}.${part}`, changes: own }] : [];
    }),
  );
  const others = changes.filter(
    (each) =>
      each.change !== 'added' &&
      each.change !== 'removed' &&
      !(each.change === 'required' && added.has(rowKey(each))),
  );
  return { lists, others };
}

/** Key of the label of a type, default, or declaration that changed. */
export const changedLabel = ({ part, change }: Pick<ReleaseChange, 'part' | 'change'>) =>
  part === 'signature'
    ? 'api.release.signature'
    : change === 'default'
      ? 'api.release.default'
      : 'api.release.type';

export const behaviorAnchor = (version: string, index: number): string =>
  `behavior-${version.replaceAll('.', '-')}-${index + 1}`;
