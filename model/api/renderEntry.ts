import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type {
  ApiEntry,
  ApiLink,
  ApiMember,
  ApiRefs,
  ComponentApi,
  HookApi,
  StudioComponent,
} from '../facts/api';
import type { ProductKey } from '../facts/products';
import { readApiData } from './data';
import { escapeHtml } from '../code/escapeHtml';
import type { DocumentedVersion } from '../versions/versions';

/** Converts a link in the data to its target on the page that shows it. */
type ToHref = (href: string) => string;

/** Everything else in a type's comment is plain text, including backslashes and asterisks. */
const linksAndCode = {
  disable: {
    null: [
      'attention',
      'autolink',
      'blockQuote',
      'characterEscape',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const isSafe = (href: string) => /^(https?:\/\/|\/(?!\/)|#)/.test(href);

/** Renders Markdown in the data to HTML. A link with an unsafe URL remains plain text. */
export function toHtml(markdown: string, toHref: ToHref): string {
  const html = (node: PhrasingContent): string => {
    if (node.type === 'text') return escapeHtml(node.value);
    if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
    if (node.type === 'link' && isSafe(node.url))
      return `<a href="${escapeHtml(toHref(node.url))}">${node.children.map(html).join('')}</a>`;
    return escapeHtml(
      markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0),
    );
  };
  return fromMarkdown(markdown, { extensions: [linksAndCode] })
    .children.map((block) => (block.type === 'paragraph' ? block.children.map(html).join('') : ''))
    .join(' ');
}

/** An export of a package, or a component of Studio, as the API data describes it. */
export type Entry = ApiEntry | StudioComponent;

export const entryKind = (entry: Entry) => ('kind' in entry ? entry.kind : 'component of Studio');

const entriesByFolder = new Map<string, ReadonlyMap<string, Entry>>();

/** Read once, because `npm start` restarts when new data is generated. */
export function readEntries(product: ProductKey, folder: string): ReadonlyMap<string, Entry> {
  const entries: ReadonlyMap<string, Entry> =
    entriesByFolder.get(folder) ?? readApiData('', { product, apiData: folder });
  entriesByFolder.set(folder, entries);
  return entries;
}

export const apiSubjects = (siteDir: string, { product, apiData }: DocumentedVersion) =>
  [...readEntries(product, path.join(siteDir, apiData)).values()].flatMap(
    (entry): (ComponentApi | HookApi)[] =>
      'kind' in entry && entry.kind !== 'type' ? [entry] : [],
  );

/** Names of types contain `.type`: some file systems ignore case (`UseNotifications`). */
export function moduleName({ product, name }: DocumentedVersion, entry: Entry): string {
  const isType = 'kind' in entry && entry.kind === 'type';
  return `${product}/${name}/${entry.name}${isType ? '.type' : ''}.json`;
}

export const linksTo = (list: ApiLink[], toHref: ToHref): ApiLink[] =>
  list.map(({ title, href }) => ({ title, href: toHref(href) }));

const refsOf = (refs: ApiRefs, toHref: ToHref): ApiRefs =>
  Object.fromEntries(Object.entries(refs).map(([name, href]) => [name, toHref(href)]));

function memberOf(member: ApiMember, toHref: ToHref): ApiMember {
  const { refs, description, deprecated, params, returns } = member;
  const html = (text: string) => toHtml(text, toHref);
  return {
    ...member,
    refs: refsOf(refs, toHref),
    description: html(description),
    deprecated: deprecated === null ? null : html(deprecated),
    params: params.map((param) => ({ ...param, description: html(param.description) })),
    returns: returns === null ? null : html(returns),
  };
}

const inheritsOf = (inherits: ApiLink | null, toHref: ToHref) =>
  inherits && { ...inherits, href: toHref(inherits.href) };

/** An entry as its page shows it: descriptions are HTML, and links lead to the page's version. */
export function renderEntry(entry: ApiEntry, toHref: ToHref): ApiEntry {
  const description = toHtml(entry.description, toHref);
  if (entry.kind === 'type') {
    return {
      ...entry,
      description,
      refs: refsOf(entry.refs, toHref),
      members: entry.members.map((member) => memberOf(member, toHref)),
      inherits: inheritsOf(entry.inherits, toHref),
    };
  }
  const page = { description, guides: linksTo(entry.guides, toHref) };
  if (entry.kind === 'hook') {
    const signatures = entry.signatures.map(({ text, refs }) => ({
      text,
      refs: refsOf(refs, toHref),
    }));
    return { ...entry, ...page, signatures };
  }
  return {
    ...entry,
    ...page,
    props: entry.props.map((prop) => memberOf(prop, toHref)),
    slots: entry.slots.map((slot) => ({
      ...slot,
      refs: refsOf(slot.refs, toHref),
      defaultHref: slot.defaultHref && toHref(slot.defaultHref),
      description: toHtml(slot.description, toHref),
    })),
    cssClasses: entry.cssClasses.map(({ name, description: text }) => ({
      name,
      description: toHtml(text, toHref),
    })),
    inherits: inheritsOf(entry.inherits, toHref),
  };
}

/** Does the same for a component of Studio. */
export function renderStudioComponent(component: StudioComponent, toHref: ToHref): StudioComponent {
  return {
    ...component,
    properties: component.properties.map((property) => ({
      ...property,
      description: toHtml(property.description, toHref),
    })),
  };
}
