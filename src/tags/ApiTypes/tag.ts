import type { ComponentApi, HookApi, TypeApi } from '../../site/api';
import { defineApiTag, entriesOf, moduleOf, sentences } from '../api';
import { defineTag, type TagContext } from '../define';

type Documented = ComponentApi | HookApi;

const typesOf = (
  { types = [] }: Pick<Documented, 'types'>,
  entries: ReturnType<typeof entriesOf>,
) =>
  types.flatMap((name): TypeApi[] => {
    const entry = entries.get(name);
    return entry && 'kind' in entry && entry.kind === 'type' ? [entry] : [];
  });

const base = defineApiTag<Documented>({
  kinds: ['component', 'hook'],
  membersOf: (entry, entries) =>
    typesOf(entry, entries).map(({ name, description, members }) => ({
      anchor: `type-${name}`,
      title: name,
      kind: 'type',
      text: sentences(
        description,
        ...members.map((member) =>
          sentences(member.name, member.description && `: ${member.description}`),
        ),
      ),
    })),
  example: '<ApiTypes name="AppProvider" />',
});

/** Entries of the types that a component or hook uses. */
export const tag = defineTag<{ data: Documented; types: TypeApi[] }>()({
  ...base,
  added: undefined,
  async data(written, context: TagContext) {
    const data = await base.data?.(written, context);
    const entries = entriesOf(context);
    const entry = entries.get(written.name ?? '');
    if (!data || !entry || !('types' in entry)) return undefined;
    const modules = typesOf(entry, entries).map((type) => moduleOf(context, type));
    return { ...data, types: { modules } };
  },
});
