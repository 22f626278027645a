import type { ApiEntry } from './api';

/** Part of an entry in which two versions differ. */
export type ApiPart = 'export' | 'import' | 'prop' | 'slot' | 'class' | 'member' | 'signature';

/** One difference between the API data of two versions. */
export interface ApiChange {
  /** Component, hook, or type. */
  entry: string;
  kind: ApiEntry['kind'];
  part: ApiPart;
  /**
   * Name of the prop, slot, class, or member; module of an import, after the name that it exports
   * if that's another one (`NextAppProvider from @toolpad/core/nextjs`); otherwise, the entry's
   * name.
   */
  name: string;
  /**
   * `required`: it became required or optional, or it's new and required. `deprecated`: it has a
   * deprecation, or another one.
   */
  change: 'added' | 'removed' | 'type' | 'default' | 'required' | 'deprecated';
  /** Values before and after, as in the data. Missing if a part was added or removed. */
  from?: string;
  to?: string;
}

/** Entries of a version by name, as `readApiData` returns them. */
export type ApiEntries = ReadonlyMap<string, ApiEntry>;

/** What can change in a part. */
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

/** Text of a value; a boolean or a missing value has one, too. */
const textOf = (value: string | boolean | null | undefined) => String(value ?? '');

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
          from: textOf(old[change]),
          to: textOf(item[change]),
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
