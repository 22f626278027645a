import { addSince, readHistory, readSince } from '../../api/data';
import { releaseModule } from '../../api/releases';
import { type Entry, entryKind, moduleName, readEntries } from '../../api/renderEntry';
import type { ComponentApi, HookApi, StudioComponent, TypeApi } from '../../facts/api';
import type { Release } from '../../facts/apiRelease';
import { defineTag, type TagContext } from '../define';

interface ApiTagOptions<E extends Entry> {
  kinds: readonly ReturnType<typeof entryKind>[];
  /** IDs of the rows and entries that it renders. */
  idsOf?: (entry: E, entries: ReadonlyMap<string, Entry>) => string[];
  example: string;
}

const datedEntries = new Map<string, ReadonlyMap<string, Entry>>();

/** The API data of a version, with the release that added each row. */
function entriesOf({ version, find }: TagContext): ReadonlyMap<string, Entry> {
  const folder = find(version.apiData);
  const known = datedEntries.get(folder);
  if (known) return known;
  const since = readSince(find('.'), version);
  const entries = new Map(
    [...readEntries(version.product, folder)].map(([name, entry]) => [
      name,
      'kind' in entry ? addSince(entry, since) : entry,
    ]),
  );
  datedEntries.set(folder, entries);
  return entries;
}

/** Path of the module with an entry's data, which `plugins/api-pages` writes. */
const moduleOf = ({ version }: TagContext, entry: Entry) =>
  `@generated/api-pages/default/${moduleName(version, entry)}`;

/** Defines a tag that shows an entry of the API data in its page's version. */
function defineApiTag<E extends Entry>({ kinds, idsOf = () => [], example }: ApiTagOptions<E>) {
  const find = (name: string | undefined, context: TagContext) =>
    entriesOf(context).get(name ?? '');
  const isSupported = (entry: Entry): entry is E => kinds.includes(entryKind(entry));
  return defineTag<{ data: E }>()({
    attributes: {
      name: {
        type: 'text',
        required: true,
        description: 'Component, hook, or Studio component, by its exported name.',
        names: (context) =>
          [...entriesOf(context).values()].filter(isSupported).map(({ name }) => name),
      },
    },
    children: false,
    block: true,
    data: async ({ name }, context) => {
      const entry = find(name, context);
      return entry && isSupported(entry)
        ? { data: { module: moduleOf(context, entry) } }
        : undefined;
    },
    validate: {
      rules: { 'api/wrong-kind': 'API tags refer to exports that they support.' },
      check({ name }, context) {
        const entry = find(name, context);
        if (!entry || isSupported(entry)) return [];
        const message = `This tag is for a ${kinds.join(' or ')}, but "${entry.name}" is a ${entryKind(entry)}.`;
        return [{ rule: 'api/wrong-kind', message }];
      },
    },
    ids({ name }, context) {
      const entry = find(name, context);
      return entry && isSupported(entry) ? idsOf(entry, entriesOf(context)) : [];
    },
    example,
  });
}

const releasesOf = ({ version, find }: TagContext) =>
  Object.keys(readHistory(find('.'), version.product)?.releases ?? {});

type Documented = ComponentApi | HookApi;

const typesOf = (
  { types = [] }: Pick<Documented, 'types'>,
  entries: ReturnType<typeof entriesOf>,
) =>
  types.flatMap((name): TypeApi[] => {
    const entry = entries.get(name);
    return entry && 'kind' in entry && entry.kind === 'type' ? [entry] : [];
  });

const typed = defineApiTag<Documented>({
  kinds: ['component', 'hook'],
  idsOf: (entry, entries) => typesOf(entry, entries).map(({ name }) => `type-${name}`),
  example: '<ApiTypes name="AppProvider" />',
});

/** Tags that show data of the API. */
export const tags = {
  /** What a release added, removed, and changed. The heading above it has its anchor. */
  ApiChanges: defineTag<{ data: Release }>()({
    attributes: {
      release: {
        type: 'text',
        required: true,
        description: 'Exact version of a published release.',
        names: releasesOf,
      },
    },
    children: false,
    block: true,
    data: async ({ release = '' }, context) =>
      releasesOf(context).includes(release)
        ? {
            data: {
              module: `@generated/api-pages/default/${releaseModule(context.version, release)}`,
            },
          }
        : undefined,
    example: '<ApiChanges release="0.16.0" />',
  }),

  ApiCss: defineApiTag<ComponentApi>({
    kinds: ['component'],
    idsOf: ({ cssClasses }) => cssClasses.map(({ name }) => `class-${name}`),
    example: '<ApiCss name="Account" />',
  }),

  /** Pages and demos that use an export. */
  ApiDemos: defineApiTag<Documented>({
    kinds: ['component', 'hook'],
    example: '<ApiDemos name="Account" />',
  }),

  /** Import statements of a component, including those for frameworks. */
  ApiImport: defineApiTag<ComponentApi>({
    kinds: ['component'],
    example: '<ApiImport name="AppProvider" />',
  }),

  ApiProps: defineApiTag<ComponentApi>({
    kinds: ['component'],
    idsOf: ({ props }) => props.map(({ name }) => `prop-${name}`),
    example: '<ApiProps name="Account" />',
  }),

  ApiSlots: defineApiTag<ComponentApi>({
    kinds: ['component'],
    idsOf: ({ slots }) => slots.map(({ name }) => `slot-${name}`),
    example: '<ApiSlots name="Account" />',
  }),

  /** Link to the source of the documented version. */
  ApiSource: defineApiTag<ComponentApi | HookApi>({
    kinds: ['component', 'hook'],
    example: '<ApiSource name="Account" />',
  }),

  /** Entries of the types that a component or hook uses. */
  ApiTypes: defineTag<{ data: Documented; types: TypeApi[] }>()({
    ...typed,
    added: undefined,
    async data(written, context: TagContext) {
      const data = await typed.data?.(written, context);
      const entries = entriesOf(context);
      const entry = entries.get(written.name ?? '');
      if (!data || !entry || !('types' in entry)) return undefined;
      const modules = typesOf(entry, entries).map((type) => moduleOf(context, type));
      return { ...data, types: { modules } };
    },
  }),

  HookImport: defineApiTag<HookApi>({
    kinds: ['hook'],
    example: '<HookImport name="useDialogs" />',
  }),

  StudioComponentProps: defineApiTag<StudioComponent>({
    kinds: ['component of Studio'],
    idsOf: ({ properties }) => properties.map(({ name }) => `prop-${name}`),
    example: '<StudioComponentProps name="Button" />',
  }),

  /** A form in which readers check whether the changes of later releases touch their code. */
  UpgradeCheck: defineTag<{ releases: string[] }>()({
    attributes: {
      from: { type: 'text', required: true, description: 'Release that is chosen first.' },
      to: { type: 'text', required: true, description: 'Later release that is chosen first.' },
    },
    children: false,
    block: true,
    data: async (_written, { version }) => ({
      releases: { module: `@generated/api-pages/default/${releaseModule(version, 'all')}` },
    }),
    example: '<UpgradeCheck from="0.14.0" to="0.16.0" />',
  }),
};
