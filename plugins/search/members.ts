import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ComponentApi, HookApi, TypeApi } from '../../src/site/api';
import { keyAnchor, variantsOf, type Definition, type SchemaType } from '../../src/site/fileSchema';
import type { SearchKind } from '../../src/site/search';
import type { StudioComponent } from '../../src/site/studioApi';
import { dataFiles, type VersionFolders } from './options';
import type { PlacedComponent } from './readPage';

/** A row or an entry with an address, which a component renders from data. */
export interface Member {
  anchor: string;
  title: string;
  kind: SearchKind;
  /** Name of what it belongs to. */
  context: string;
  text: string;
}

/** What a placed component adds to its section. */
export interface Rendered {
  members: Member[];
  /** Plain text. */
  blocks: string[];
  code: string[];
}

/** Descriptions in the data are Markdown with links and code only. */
const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/`/g, '');

const sentences = (...parts: (string | null | undefined)[]) =>
  parts
    .filter(Boolean)
    .map((part) => plain(part ?? ''))
    .join(' ');

/** The generators write these files, each of one shape, and checks compare them with their packages. */
function readData<Data>(...files: string[]): Data | undefined {
  const file = files.find((name) => existsSync(name));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Data) : undefined;
}

type Render = (name: string, folders: VersionFolders) => Member[];

const componentMembers =
  (membersOf: (api: ComponentApi) => Omit<Member, 'context'>[]): Render =>
  (name, folders) => {
    const api = readData<ComponentApi>(dataFiles.api(folders, name));
    return api ? membersOf(api).map((member) => ({ ...member, context: name })) : [];
  };

const propsOf = componentMembers(({ props }) =>
  props.map(({ name, type, values, description, deprecated }) => ({
    anchor: `prop-${name}`,
    title: name,
    kind: 'prop',
    text: sentences(deprecated && `Deprecated. ${deprecated}`, description, values ?? type),
  })),
);

const slotsOf = componentMembers(({ slots }) =>
  slots.map(({ name, default: component, description }) => ({
    anchor: `slot-${name}`,
    title: name,
    kind: 'slot',
    text: sentences(description, component && `Default: ${component}`),
  })),
);

const cssClassesOf = componentMembers(({ cssClasses }) =>
  cssClasses.map(({ name, description }) => ({
    anchor: `class-${name}`,
    title: `.${name}`,
    kind: 'cssClass',
    text: sentences(description),
  })),
);

const typesOf: Render = (name, folders) => {
  const { types = [] } = readData<ComponentApi | HookApi>(dataFiles.api(folders, name)) ?? {};
  return types.flatMap((type) => {
    const api = readData<TypeApi>(dataFiles.apiType(folders, type), dataFiles.api(folders, type));
    if (!api) return [];
    const members = api.members.map((member) =>
      sentences(member.name, member.description && `: ${member.description}`),
    );
    const text = sentences(api.description, ...members);
    return [{ anchor: `type-${type}`, title: type, kind: 'type', context: name, text }];
  });
};

const studioPropertiesOf: Render = (name, folders) =>
  (readData<StudioComponent>(dataFiles.api(folders, name))?.properties ?? []).map((property) => ({
    anchor: `prop-${property.name}`,
    title: property.name,
    kind: 'property',
    context: name,
    text: sentences(
      property.description,
      property.label && `In the inspector: ${property.label}.`,
      property.enum?.join(', '),
    ),
  }));

function keysOf(type: SchemaType, anchor: string, context: string): Member[] {
  return variantsOf(type, anchor).flatMap((variant) =>
    variant.keys.flatMap((key) => {
      const id = keyAnchor(variant.anchor, key);
      const text = sentences(key.description, key.enum?.join(', '));
      const member: Member = { anchor: id, title: key.name, kind: 'key', context, text };
      return [member, ...keysOf(key, id, `${context}.${key.name}`)];
    }),
  );
}

const schemaKeysOf: Render = (name, folders) => {
  const { files = [], definitions = [] } =
    readData<Record<'files' | 'definitions', Definition[]>>(dataFiles.fileSchema(folders)) ?? {};
  const entry = [...files, ...definitions].find((candidate) => candidate.name === name);
  return entry ? keysOf(entry, entry.anchor, name) : [];
};

const renders = new Map<string, Render>(
  Object.entries({
    ApiProps: propsOf,
    ApiSlots: slotsOf,
    ApiCss: cssClassesOf,
    ApiTypes: typesOf,
    StudioComponentProps: studioPropertiesOf,
    FileSchema: schemaKeysOf,
  }),
);

/** Sources of a demo: one file, or a folder of them. */
function sourcesOf(demo: string): string[] {
  if (!existsSync(demo)) return [];
  if (statSync(demo).isFile()) return [readFileSync(demo, 'utf8')];
  return readdirSync(demo)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(demo, name), 'utf8'));
}

/** A demo is found by its title and by what its code uses. */
const renderDemo = (src: string, title: string, file: string): Rendered => ({
  members: [],
  blocks: [title],
  code: sourcesOf(path.resolve(path.dirname(file), src)),
});

/**
 * What a component shows on its page, as far as readers search for it. Components without content of their own add nothing.
 * @param folders those of the version, whose data counts
 * @param file the page's file
 */
export function renderPlaced(
  { component, attributes }: PlacedComponent,
  folders: VersionFolders,
  file: string,
): Rendered {
  const { name = '', src, title = '' } = attributes;
  if (component === 'Demo' && src) return renderDemo(src, title, file);
  return { members: renders.get(component)?.(name, folders) ?? [], blocks: [], code: [] };
}
