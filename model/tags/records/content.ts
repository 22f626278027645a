import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleNames, filesOfExample } from '../../examples/collect';
import { readJson } from '../../files/files';
import { liveExamples, livePageFolder } from '../../facts/examples';
import {
  keyAnchor,
  variantsOf,
  type FileSchemaData,
  type SchemaType,
} from '../../facts/fileSchema';
import type { Pictures } from '../../facts/pictures';
import { defineTag, type TagContext } from '../define';

const folderOf = ({ find, page }: TagContext) => path.dirname(find(page));

/** Path of the schema, which is beside the pages of its version. */
const schemaFile = ({ version }: TagContext) => `${version.dir}/reference/file-schema.json`;

function entriesOf(context: TagContext) {
  const file = context.find(schemaFile(context));
  if (!existsSync(file)) return [];
  const { files, definitions } = readJson<FileSchemaData>(file);
  return [...files, ...definitions];
}

const keyIds = (type: SchemaType, anchor: string): string[] =>
  variantsOf(type, anchor).flatMap((variant) =>
    variant.keys.flatMap((key) => {
      const id = keyAnchor(variant.anchor, key);
      return [id, ...keyIds(key, id)];
    }),
  );

interface PictureData {
  pictures: Pictures;
  /** Folder of their files, below the base URL. */
  folder: string;
}

/** Tags for samples, pictures, examples, and other content. */
export const tags = {
  CodeTabs: defineTag()({
    attributes: {
      group: {
        type: ['package-manager', 'code-variant', 'code-styling'],
        description:
          'Preference that selects the tab, in all tabs of the group. Without a group, the tabs are independent.',
      },
    },
    children:
      'Code blocks, each with a `tab` (or `data-tab`). Blocks with the same name share a tab.',
    block: true,
    example: '<CodeTabs group="package-manager">…</CodeTabs>',
  }),

  /** A drawing with numbered steps, and the list that explains them. */
  Diagram: defineTag<{ svg: string }>()({
    attributes: {
      name: {
        type: 'text',
        required: true,
        description: 'Name of an SVG file beside the page, such as `data-flow`.',
        names: (context) =>
          readdirSync(folderOf(context))
            .filter((file) => file.endsWith('.svg'))
            .map((file) => file.slice(0, -'.svg'.length)),
      },
      title: {
        type: 'text',
        required: true,
        description: 'What the diagram shows. It names the picture and appears above it.',
      },
    },
    children:
      'A numbered list that explains each number in the drawing. It is the visible text alternative of the picture.',
    block: true,
    async data({ name }, context) {
      const file = path.join(folderOf(context), `${name}.svg`);
      context.dependOn?.(file);
      return existsSync(file)
        ? { svg: readFileSync(file, 'utf8').replace(/>\s+</g, '><') }
        : undefined;
    },
    example: '<Diagram name="data-flow" title="…">…</Diagram>',
  }),

  /** The format of a Studio file, or of a type that files share. */
  FileSchema: defineTag<{ schema: FileSchemaData }>()({
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
    ids: ({ name }, context) =>
      entriesOf(context)
        .filter((entry) => entry.name === name)
        .flatMap((entry) => keyIds(entry, entry.anchor)),
    example: '<FileSchema name="Application" />',
  }),

  /** Files and folders as a tree. */
  FileTree: defineTag()({
    attributes: {},
    children:
      'A nested list of files and folders, each in code: ``- `order.ts`: type of an order``.',
    block: true,
    example: '<FileTree>…</FileTree>',
  }),

  /** Keeps links to sections alive that have moved from the page to others. */
  MovedSections: defineTag()({
    attributes: {},
    children:
      'A list of links to the sections on their new pages, where they have the same anchors. A demo is a section, too.',
    block: true,
    example: '<MovedSections>…</MovedSections>',
  }),

  /** A picture of a user interface, taken by `tools/pictures`. */
  Picture: defineTag<PictureData>()({
    attributes: {
      name: {
        type: 'text',
        required: true,
        description:
          'Name of a picture that `tools/pictures` has taken: `studio/first-app/canvas`. Its sizes are in `model/facts/pictures.json`.',
        names: ({ version, find }) => Object.keys(readJson<Pictures>(find(version.pictures))),
      },
      alt: {
        type: 'text',
        required: true,
        description: "What the picture shows, for readers who can't see it.",
      },
      caption: { type: 'text', description: 'Text below the picture.' },
    },
    children: false,
    block: true,
    data: async (_written, { version }) => ({
      pictures: { module: `@site/${version.pictures}` },
      folder: version.images,
    }),
    example: '<Picture name="studio/first-app/canvas" alt="…" />',
  }),

  /** Notice at the start of every Toolpad Studio guide. */
  StudioDeprecated: defineTag()({
    attributes: {},
    children: false,
    block: true,
    example: '<StudioDeprecated />',
  }),

  /** An example with its picture and links to open it. */
  ExampleCard: defineTag()({
    attributes: {},
    children: 'A heading, a `<Picture>`, a few sentences, and an `<ExampleProject>`.',
    block: true,
    example: '<ExampleCard>…</ExampleCard>',
  }),

  /** Cards of examples, as many per row as fit. */
  ExampleCards: defineTag()({
    attributes: {},
    children: 'Several `<ExampleCard>`, or two demos, which are side by side if there is room.',
    block: true,
    example: '<ExampleCards>…</ExampleCards>',
  }),

  /** Links to a complete project: a download, and a sandbox that opens it. */
  ExampleProject: defineTag<{ folder: string }>()({
    attributes: {
      name: {
        type: 'text',
        required: true,
        description: 'Folder in `examples/`.',
        names: ({ version, find }) => exampleNames(find(version.examples)),
      },
      entry: {
        type: 'text',
        description: 'File that a sandbox shows first.',
        names({ version, find }, { name = '' }) {
          const folder = find(version.examples);
          // Other names, such as `../..`, could list the files of any folder.
          return exampleNames(folder).includes(name)
            ? [...filesOfExample(path.join(folder, name)).keys()]
            : [];
        },
      },
    },
    children: false,
    block: false,
    data: async (_written, { version }) => ({ folder: version.downloads }),
    example: '<ExampleProject name="plain" entry="src/App.tsx" />',
  }),

  /** Runs an example project in the page when the reader opens it. */
  LiveExample: defineTag<{ folder: string }>()({
    attributes: {
      name: {
        type: 'text',
        required: true,
        description: 'Application of `model/facts/examples.ts`.',
        names: () => liveExamples.map(({ name }) => name),
      },
      title: {
        type: 'text',
        required: true,
        description: 'Accessible name of the frame, a short phrase.',
      },
    },
    children: false,
    block: true,
    async data({ name }, { version }) {
      const example = liveExamples.find((each) => each.name === name);
      return example && { folder: livePageFolder(example, version) };
    },
    example: '<LiveExample name="orders" title="Orders, a complete application" />',
  }),
};
