import { existsSync } from 'node:fs';
import { readJson } from '../../../plugins/shared/files';
import { keyAnchor, variantsOf, type FileSchemaData, type SchemaType } from '../../site/fileSchema';
import { defineTag, type Member, type TagContext } from '../define';
import { schemaMarkdown } from './markdown';

/** Path of the schema, which is beside the pages of its version. */
const schemaFile = ({ version }: TagContext) => `${version.dir}/reference/file-schema.json`;

function entriesOf(context: TagContext) {
  const file = context.find(schemaFile(context));
  if (!existsSync(file)) return [];
  const { files, definitions } = readJson<FileSchemaData>(file);
  return [...files, ...definitions];
}

function keysOf(type: SchemaType, anchor: string, context: string): Member[] {
  return variantsOf(type, anchor).flatMap((variant) =>
    variant.keys.flatMap((key) => {
      const id = keyAnchor(variant.anchor, key);
      const text = [key.description, key.enum?.join(', ')].filter(Boolean).join(' ');
      const member: Member = { anchor: id, title: key.name, kind: 'key', context, text };
      return [member, ...keysOf(key, id, `${context}.${key.name}`)];
    }),
  );
}

const membersOf = (name: string | undefined, context: TagContext) =>
  entriesOf(context)
    .filter((entry) => entry.name === name)
    .flatMap((entry) => keysOf(entry, entry.anchor, entry.name));

/** The format of a Studio file, or of a type that files share. */
export const tag = defineTag<{ schema: FileSchemaData }>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description:
        'Name of a file (`Application`, `Page`, `Theme`) or of a shared type (`Element`). The heading above it has its anchor.',
      names: (context) => entriesOf(context).map(({ name }) => name),
    },
  },
  children: false,
  block: true,
  data: async ({ name }, context) =>
    entriesOf(context).some((entry) => entry.name === name)
      ? { schema: { module: `@site/${schemaFile(context)}` } }
      : undefined,
  validate: null,
  toText: ({ name }, context) => ({ members: membersOf(name, context) }),
  toMarkdown({ name }, _content, context) {
    const entry = entriesOf(context).find((each) => each.name === name);
    return entry ? schemaMarkdown(entry) : '';
  },
  example: '<FileSchema name="Application" />',
});
