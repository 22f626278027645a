import * as v from 'valibot';
import type { ApiEntry } from './api';
import { compareVersions } from './releases';

/** Part of an entry in which two versions differ. */
export type ApiPart = 'export' | 'import' | 'prop' | 'slot' | 'class' | 'member' | 'signature';

export interface ApiChange {
  entry: string;
  kind: ApiEntry['kind'];
  part: ApiPart;
  /**
   * Name of the prop, slot, class, or member; module of an import, after the name that it exports
   * if that's another one (`NextAppProvider from @toolpad/core/nextjs`); otherwise, the entry's
   * name.
   */
  name: string;
  /** `required`: it became required or optional. `deprecated`: it has a (different) deprecation. */
  change: 'added' | 'removed' | 'type' | 'default' | 'required' | 'deprecated';
  /** Values before and after, as in the data. Missing if a part was added or removed. */
  from?: string;
  to?: string;
}

/** Entries of a version by name, as `readApiData` returns them. */
export type ApiEntries = ReadonlyMap<string, ApiEntry>;

interface Item {
  name: string;
  type?: string;
  default?: string | null;
  required?: boolean;
  deprecated?: string | null;
}

type Parts = Partial<Record<ApiPart, readonly Item[]>>;

function partsOf(entry: ApiEntry): Parts {
  const named = entry.imports.map(({ name, entry: module }) => ({
    name: name === entry.name ? module : `${name} from ${module}`,
  }));
  if (entry.kind === 'component')
    return {
      import: named,
      prop: entry.props.map(({ values, ...prop }) => ({ ...prop, type: values ?? prop.type })),
      slot: entry.slots,
      class: entry.cssClasses,
    };
  if (entry.kind === 'hook') {
    const type = entry.signatures.map(({ text }) => text).join('\n');
    return { import: named, signature: [{ name: entry.name, type }] };
  }
  const members = entry.members.map(({ values, ...each }) => ({
    ...each,
    type: values ?? each.type,
  }));
  const declared = { name: entry.name, type: `${entry.typeParameters}${entry.text ?? ''}` };
  return { import: named, member: members, signature: [declared] };
}

const toText = (value: string | boolean | null | undefined) => String(value ?? '');

const compared = ['type', 'default', 'required', 'deprecated'] as const;

type Difference = Pick<ApiChange, 'name' | 'change' | 'from' | 'to'>;

/** Differences between two lists, by name. A removed deprecation isn't one. */
function compareItems(before: readonly Item[], after: readonly Item[]): Difference[] {
  const earlier = new Map(before.map((item) => [item.name, item]));
  const later = new Set(after.map(({ name }) => name));
  return [
    ...before
      .filter(({ name }) => !later.has(name))
      .map(({ name }) => ({ name, change: 'removed' as const })),
    ...after.flatMap((item): Difference[] => {
      const old = earlier.get(item.name);
      if (!old) {
        const { name } = item;
        const required: Difference = { name, change: 'required', from: 'false', to: 'true' };
        return [{ name, change: 'added' }, ...(item.required ? [required] : [])];
      }
      return compared
        .map((change) => ({
          name: item.name,
          change,
          from: toText(old[change]),
          to: toText(item[change]),
        }))
        .filter(({ change, from, to }) => from !== to && !(change === 'deprecated' && to === ''));
    }),
  ];
}

function compareEntries(before: ApiEntry, after: ApiEntry): ApiChange[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const parts = [...new Set([...Object.keys(old), ...Object.keys(now)])] as ApiPart[];
  return parts.flatMap((part) =>
    compareItems(old[part] ?? [], now[part] ?? []).map((difference) => ({
      entry: after.name,
      kind: after.kind,
      part,
      ...difference,
    })),
  );
}

/** Differences between the API data of two versions, sorted by entry. */
export function apiChanges(before: ApiEntries, after: ApiEntries): ApiChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): ApiChange[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old && now) return compareEntries(old, now);
    const { kind } = (old ?? now) as ApiEntry;
    return [{ entry: name, kind, part: 'export', name, change: now ? 'added' : 'removed' }];
  });
}

const change = v.strictObject({
  entry: v.string(),
  kind: v.picklist(['component', 'hook', 'type']),
  part: v.picklist(['export', 'import', 'prop', 'slot', 'class', 'member', 'signature']),
  name: v.string(),
  change: v.picklist(['added', 'removed', 'type', 'default', 'required', 'deprecated']),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, ApiChange>;

/** Change of behavior, which the API data doesn't show. */
const behavior = v.strictObject({
  version: v.pipe(v.string(), v.description('Release that changed it.')),
  names: v.pipe(v.array(v.string()), v.minLength(1), v.description('Components or hooks.')),
  /** The change only concerns code … */
  when: v.optional(
    v.strictObject({
      prop: v.optional(v.pipe(v.string(), v.description('that sets this prop,'))),
      slot: v.optional(v.pipe(v.string(), v.description('that fills this slot,'))),
      withoutSlot: v.optional(v.pipe(v.string(), v.description("or that doesn't fill this slot."))),
    }),
  ),
  inside: v.optional(
    v.pipe(v.string(), v.description('Component around it that makes the change certain.')),
  ),
  change: v.pipe(v.string(), v.description('What is different, in Markdown with code only.')),
  action: v.pipe(v.string(), v.description('What to do, in Markdown with code only.')),
  href: v.pipe(v.string(), v.description('Section that explains it.')),
});

/** Changes of each release of a package: `data/<product>/history.json`, from `api:history`. */
export const apiHistory = v.strictObject({
  /** Changes by release, the oldest first. It lists its exports only. */
  releases: v.record(v.string(), v.array(change)),
  /** Exports with the props of another one, such as `NextAppProvider`, and that one. */
  variants: v.record(v.string(), v.string()),
});

/** Changes of behavior, the newest first: `data/<product>/behavior.yml`. */
export const apiBehavior = v.array(behavior);

export type ApiHistory = v.InferOutput<typeof apiHistory>;
export type ApiBehavior = v.InferOutput<typeof behavior>;

const changeKey = ({ entry, part, name }: Pick<ApiChange, 'entry' | 'part' | 'name'>) =>
  `${entry} ${part} ${name}`;

export type Since = (entry: string, part?: ApiPart, name?: string) => string | undefined;

/** Returns since which release each part exists that a version has. */
export function sinceIn({ releases }: ApiHistory, version: string): Since {
  const since = new Map<string, string>();
  for (const [release, changes] of Object.entries(releases)) {
    if (compareVersions(release, version) > 0) continue;
    for (const each of changes) {
      if (each.change === 'added') since.set(changeKey(each), release);
      if (each.change === 'removed') since.delete(changeKey(each));
      // Parts of an entry that was removed and added again are as old as the entry.
      if (each.part !== 'export' || each.change !== 'removed') continue;
      for (const key of since.keys()) if (key.startsWith(`${each.entry} `)) since.delete(key);
    }
  }
  return (entry, part = 'export', name = entry) =>
    since.get(changeKey({ entry, part, name })) ??
    since.get(changeKey({ entry, part: 'export', name: entry }));
}
