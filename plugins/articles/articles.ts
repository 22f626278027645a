import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { h } from 'hastscript';
import path from 'node:path';
import { parse } from 'parse5';
import { EXIT, visit } from 'unist-util-visit';
import {
  codeStylings,
  type DemoSource,
  filesInMarkdown,
  type SourceFile,
} from '../../model/facts/demo';
import { translateAll } from '../../model/facts/messages/allMessages';
import { sidebarPositions } from '../../model/sidebars/sidebarPages';
import { originalOf } from '../../model/versions/translations';
import type { DocumentedVersion } from '../../model/versions/versions';

/** A docs page of the site. Its content is read from its built page. */
export interface Doc {
  /** URL with trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Absolute path of its source. */
  file: string;
  /** Path of the page, or the page that it translates, from the root of the repository. */
  page: string;
  label: string;
  /** Groups in the sidebar that contain it, outermost first. */
  groups: string[];
  /** Keywords in the front matter. */
  keywords: string[];
}

/** A version of a product, with its pages in the order of the sidebar. */
export interface DocsOfVersion {
  version: DocumentedVersion;
  docs: Doc[];
}

const withTrailingSlash = (url: string) => `${url.replace(/\/$/, '')}/`;

function docsOf(siteDir: string, version: LoadedVersion): Doc[] {
  const positions = sidebarPositions(version.sidebars, version.docs);
  const order = [...positions.keys()];
  const position = (id: string) => (positions.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .sort((a, b) => position(a.id) - position(b.id))
    .map(({ id, permalink, title, description, source, frontMatter }) => {
      const file = source.replace('@site/', '');
      return {
        path: withTrailingSlash(permalink),
        title,
        description,
        file: path.join(siteDir, file),
        page: originalOf(file),
        label: positions.get(id)?.label ?? title,
        groups: positions.get(id)?.groups ?? [],
        keywords: frontMatter.keywords ?? [],
      };
    });
}

/** All versions of all docs instances, as loaded by Docusaurus. */
export function collectDocs(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  allContent: Record<string, unknown>,
): DocsOfVersion[] {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent
  >;
  return versions.flatMap((version) => {
    const loaded = instances[version.product]?.loadedVersions.find(
      ({ versionName }) => versionName === version.name,
    );
    return loaded ? [{ version, docs: docsOf(siteDir, loaded) }] : [];
  });
}

const t = translateAll('en');

export type ReadDemo = (key: string) => DemoSource;

/** Elements that are controls, or that have no text. */
const controls = new Set([
  ...['button', 'form', 'iframe', 'input', 'legend', 'nav', 'noscript', 'script', 'style', 'svg'],
  ...['template', 'wbr'],
]);

/** Roles of controls, and of elements that scripts fill. */
const controlRoles = new Set(['alert', 'slider', 'status', 'toolbar']);

/** Text of a node, as in the DOM. */
export const textContent = (node: Nodes): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(textContent).join('')
      : '';

/** Elements of a tree that a test accepts, in the order of the document. */
export function findAll(tree: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isWanted(element)) found.push(element);
  });
  return found;
}

/** First element of a tree that a test accepts. */
export function find(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

export const isTag = (...names: string[]) => {
  const wanted = new Set(names);
  return (node: Nodes): node is Element => node.type === 'element' && wanted.has(node.tagName);
};

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** A link to an element itself, beside it. */
const isPermalink = (element: Element) =>
  element.tagName === 'a' &&
  String(element.properties.href).startsWith('#') &&
  element.properties.ariaLabel !== undefined &&
  ['', '#'].includes(textContent(element));

/** Returns whether an element is a control, or repeats content for another preference. */
function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    controls.has(tagName) ||
    controlRoles.has(String(properties.role)) ||
    properties.hidden === true ||
    properties.dataNeedsScript !== undefined ||
    properties.dataReleasePages !== undefined ||
    properties.dataVariant === 'JS' ||
    (tagName === 'label' && properties.dataTab !== undefined) ||
    isPermalink(element)
  );
}

/** Files of a demo; if they are too long for a page, the first one and the names of the others. */
function filesOf(files: readonly SourceFile[]): ElementContent[] {
  const shown = filesInMarkdown(files);
  const others = files.slice(shown.length).flatMap(({ name }) => [h('code', name), ' ']);
  return [
    ...shown.map(({ name, code }) =>
      h('figure.code', { dataLanguage: name.replace(/^.*\./, '') }, [
        h('figcaption', name),
        h('pre', [h('code', code)]),
      ]),
    ),
    ...(others.length > 0 ? [h('p', others)] : []),
  ];
}

/** A demo as its title and the files that readers see below it. */
function demoContent(section: Element, readDemo: ReadDemo): ElementContent[] {
  const { ariaLabel, dataDemo } = section.properties;
  const title = h('p', [h('strong', t('demo.markdown', { title: String(ariaLabel) }))]);
  if (!find(section, ({ properties }) => properties.role === 'toolbar')) return [title];
  const { stylings } = readDemo(String(dataDemo));
  const shown = codeStylings.filter((styling) => stylings[styling]);
  return [
    title,
    ...shown.flatMap((styling) => [
      ...(shown.length > 1 ? [h('p', [h('strong', t(`demo.styledWith.${styling}`))])] : []),
      ...filesOf(stylings[styling]?.TS ?? []),
    ]),
  ];
}

/** Content of an element that differs from what it shows. */
function contentOf(element: Element, readDemo: ReadDemo): ElementContent[] {
  const { properties, children } = element;
  if (properties.dataSourceUrl !== undefined) return demoContent(element, readDemo);
  if (properties.dataLiveExample !== undefined) {
    const frame = find(element, isTag('iframe'));
    return [h('p', String(frame?.properties.title))];
  }
  const pictures = children.filter(
    (child) => child.type === 'element' && child.properties.dataEnlarge !== undefined,
  );
  // The others show the same in another color mode.
  const others = new Set(pictures.slice(1));
  return others.size > 0 ? children.filter((child) => !others.has(child)) : children;
}

/** Elements that a style sheet separates, if they're next to each other. */
const spaced = new Set(['div', 'summary', 'td', 'th']);

/** Elements on lines of their own, which become text in a cell of a table. */
const blocks = new Set(['div', 'li', 'ol', 'p', 'pre', 'ul']);

const space: Text = { type: 'text', value: ' ' };

const withSpaces = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) =>
    node.type === 'element' && nodes[index - 1]?.type === 'element' ? [space, node] : [node],
  );

/** Alignment of a cell, which Markdown has, too. */
const alignOf = ({ style }: Element['properties']) => /text-align: *(\w+)/.exec(String(style))?.[1];

/** Content without controls. In a cell of a table, it has only text. */
function withoutControls(
  nodes: ElementContent[],
  readDemo: ReadDemo,
  inCell = false,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text')
      return [inCell ? { ...node, value: node.value.replace(/\s+/g, ' ') } : node];
    if (node.type !== 'element' || isLeftOut(node)) return [];
    const { tagName, properties } = node;
    const isCell = tagName === 'td' || tagName === 'th';
    const content = withoutControls(contentOf(node, readDemo), readDemo, inCell || isCell);
    const children = spaced.has(tagName) ? withSpaces(content) : content;
    if (inCell && blocks.has(tagName))
      return [space, { ...node, tagName: 'span', children }, space];
    return [{ ...node, properties: { ...properties, align: alignOf(properties) }, children }];
  });
}

/**
 * Reads what a built page is about: the content of its article, or of another page all of `<main>`,
 * without controls, and with the code of demos.
 */
export function readArticle(html: string, readDemo: ReadDemo): Root {
  const document = fromParse5(parse(html));
  const article = find(document, isTag('article'));
  const content = article
    ? find(article, (element) => hasClass(element, 'prose'))
    : find(document, isTag('main'));
  return { type: 'root', children: withoutControls(content?.children ?? [], readDemo) };
}
