import type { ComponentApi, HookApi, TypeApi } from '../../site/api';
import { defineApiTag, entriesOf, moduleOf, sentences } from '../api';
import { defineTag, type TagContext } from '../define';
import { blocks, code, fence, line, t } from '../markdown';
import { memberTable } from '../members';

type Documented = ComponentApi | HookApi;

const typesOf = (
  { types = [] }: Pick<Documented, 'types'>,
  entries: ReturnType<typeof entriesOf>,
) =>
  types.flatMap((name): TypeApi[] => {
    const entry = entries.get(name);
    return entry && 'kind' in entry && entry.kind === 'type' ? [entry] : [];
  });

/** A type with its members as Markdown. */
function typeEntry(type: TypeApi): string {
  const { name, form, typeParameters, text, inherits, members, exported, imports } = type;
  const [shortest] = imports;
  const keyword = form === 'class' ? '' : 'type ';
  return blocks(
    `### ${code(`${name}${typeParameters}`)}`,
    line(type.description),
    text !== null &&
      fence('ts', form === 'alias' ? `type ${name}${typeParameters} = ${text}` : text),
    inherits && t('api.typeInherits', { parent: `[${code(inherits.title)}](${inherits.href})` }),
    members.length > 0 && memberTable(members, false),
    exported && shortest
      ? code(`import ${keyword}{ ${name} } from '${shortest.entry}';`)
      : t('api.notExported'),
  );
}

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
  toMarkdown: (entry, context) => blocks(...typesOf(entry, entriesOf(context)).map(typeEntry)),
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
