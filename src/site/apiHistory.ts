import * as v from 'valibot';
import type { ApiChange, ApiPart } from './apiChanges';

/** An `ApiChange`, as `api:history` writes it. */
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

/** `0.15` for 0.15.0, but `0.12.1`. */
export const shortVersion = (version: string): string => version.replace(/\.0$/, '');

/** Anchor of a release: `v0-15-0`. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** Compares exact versions, like a comparison function of `sort`. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });

const keyOf = ({ entry, part, name }: Pick<ApiChange, 'entry' | 'part' | 'name'>) =>
  `${entry} ${part} ${name}`;

/** Release that added a part of an entry, or `undefined` if there is no such entry. */
export type Since = (entry: string, part?: ApiPart, name?: string) => string | undefined;

/** Returns since which release each part exists that a version has. */
export function sinceIn({ releases }: ApiHistory, version: string): Since {
  const since = new Map<string, string>();
  for (const [release, changes] of Object.entries(releases)) {
    if (compareVersions(release, version) > 0) continue;
    for (const each of changes) {
      if (each.change === 'added') since.set(keyOf(each), release);
      if (each.change === 'removed') since.delete(keyOf(each));
      // Parts of an entry that was removed and added again are as old as the entry.
      if (each.part !== 'export' || each.change !== 'removed') continue;
      for (const key of since.keys()) if (key.startsWith(`${each.entry} `)) since.delete(key);
    }
  }
  return (entry, part = 'export', name = entry) =>
    since.get(keyOf({ entry, part, name })) ??
    since.get(keyOf({ entry, part: 'export', name: entry }));
}
