import { type ComponentApi, frameworkNames, type HookApi } from '../site/api';
import {
  type Entry,
  kindOf,
  moduleName,
  plainText,
  readEntries,
} from '../../plugins/api-pages/render';
import { addSince, readSince } from '../../plugins/api-pages/releases';
import { blocks, fence } from './markdown';
import { defineTag, type Member, type TagContext } from './define';

interface ApiTagOptions<E extends Entry> {
  /** Kinds of exports that the tag shows. */
  kinds: readonly ReturnType<typeof kindOf>[];
  /** Rows and entries that have anchors. */
  membersOf?: (entry: E, entries: ReadonlyMap<string, Entry>) => Omit<Member, 'context'>[];
  toMarkdown: (entry: E, context: TagContext) => string;
  example: string;
}

/** Joins Markdown strings of the data as plain text. */
export const sentences = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .map((part) => plainText(part || ''))
    .filter(Boolean)
    .join(' ');

const datedEntries = new Map<string, ReadonlyMap<string, Entry>>();

/** The API data of a version, with the release that added each row. */
export function entriesOf({ version, find }: TagContext): ReadonlyMap<string, Entry> {
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
export const moduleOf = ({ version }: TagContext, entry: Entry) =>
  `@generated/api-pages/default/${moduleName(version, entry)}`;

/** Defines a tag that shows an entry of the API data in its page's version. */
export function defineApiTag<E extends Entry>({
  kinds,
  membersOf = () => [],
  toMarkdown,
  example,
}: ApiTagOptions<E>) {
  const find = (name: string | undefined, context: TagContext) =>
    entriesOf(context).get(name ?? '');
  const isSupported = (entry: Entry): entry is E => kinds.includes(kindOf(entry));
  const cache = new WeakMap<Entry, Member[]>();
  const members = (name: string | undefined, context: TagContext): Member[] => {
    const entry = find(name, context);
    if (!entry || !isSupported(entry)) return [];
    const result =
      cache.get(entry) ??
      membersOf(entry, entriesOf(context)).map((member) => ({ ...member, context: entry.name }));
    cache.set(entry, result);
    return result;
  };
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
        const message = `This tag is for a ${kinds.join(' or ')}, but "${entry.name}" is a ${kindOf(entry)}.`;
        return [{ rule: 'api/wrong-kind', message }];
      },
    },
    toText: ({ name }, context) => ({ members: members(name, context) }),
    toMarkdown({ name }, _content, context) {
      const entry = find(name, context);
      if (!entry || !isSupported(entry)) return '';
      return toMarkdown(entry, context);
    },
    example,
  });
}

/** Import statements as Markdown. Those without a framework are tabs, by their entry points. */
export const importsOf = (imports: (ComponentApi | HookApi)['imports']): string =>
  blocks(
    ...imports.flatMap(({ name, entry, framework }) => [
      imports.length > 1 && !framework && `**${entry}**`,
      fence(
        'ts',
        `import { ${name} } from '${entry}';`,
        framework ? (frameworkNames[framework] ?? framework) : undefined,
      ),
    ]),
  );
