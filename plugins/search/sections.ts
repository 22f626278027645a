import type { Element, ElementContent, Nodes, Root } from 'hast';
import { isCodeName } from '../../model/facts/search/words';
import type { SearchKind } from '../../model/facts/search/searchIndex';
import { find, findAll, isTag, textContent } from '../articles/articles';
import { variablesIn } from './texts';

/** A row or an entry with an anchor. */
export interface Entry {
  anchor: string;
  title: string;
  kind: SearchKind;
  /** Names that it belongs to, outermost first. Those of the page itself are left out. */
  parents: string[];
  text: string;
  /** Text about the release that added it: `since 0.8`. */
  since?: string;
}

/** Content between two headings. */
export interface Section {
  /** Element ID of its heading; empty before the first heading. */
  anchor: string;
  /** Empty before the first heading. */
  title: string;
  /** Parent heading, if any. */
  parent: string;
  /** Names in code that its tables, lists, and `.env` files explain. */
  names: string[];
  /** Paragraphs, list items, and rows as plain text. */
  blocks: string[];
  code: string[];
  entries: Entry[];
  /** Whether all of it are list items that start with a link. */
  hasOnlyLinks: boolean;
}

const blockTags = new Set([
  ...['blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'summary'],
  ...['table', 'tbody', 'thead', 'tr', 'ul'],
]);

const isBlock = (node: Nodes) => node.type === 'element' && blockTags.has(node.tagName);

/** Returns whether an element is on many pages, or repeats what is on its own page. */
const isIgnored = ({ properties }: Element) =>
  properties.dataSearchIgnore !== undefined || properties.dataExample !== undefined;

const isHeading = isTag('h2', 'h3', 'h4', 'h5', 'h6');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const textIn = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node): string => {
      if (isTag('img')(node)) return String(node.properties.alt ?? '');
      if (isTag('br')(node)) return ' ';
      return 'children' in node ? textIn(node.children) : textContent(node);
    })
    .join('');

/** Names in inline code, without parameters: `confirm(message)`, `--port <port>`. */
const namesIn = (nodes: readonly Nodes[]): string[] =>
  nodes
    .flatMap((node) => (isTag('code')(node) ? textContent(node).replace(/[\s(].*/, '') : []))
    .filter(isCodeName);

/** Names that a row explains: those in its first cell, if the cell starts with code. */
function namesOfRow([cell]: readonly Element[]): string[] {
  return cell?.children[0] && isTag('code')(cell.children[0]) ? namesIn(cell.children) : [];
}

/** Name that a list item explains: `- \`name\`: …`. */
function namesOfItem([name, next]: readonly Nodes[]): string[] {
  return name && next?.type === 'text' && next.value.startsWith(':') ? namesIn([name]) : [];
}

const kindsOfRows: [start: string, kind: SearchKind][] = [
  ['prop-', 'prop'],
  ['slot-', 'slot'],
  ['class-', 'cssClass'],
];

const kindOfRow = (id: string) => kindsOfRows.find(([start]) => id.startsWith(start))?.[1];

/** Returns whether an element has a separate entry: a row, or a type with its members. */
const isEntry = ({ tagName, properties }: Element): boolean => {
  const id = String(properties.id);
  return tagName === 'tr'
    ? kindOfRow(id) !== undefined
    : tagName === 'section' && id.startsWith('type-');
};

const codeIn = (node: Nodes) =>
  findAll(node, isTag('code')).map((each) => oneLine(textContent(each)));

/** Text beside a name about the release that added it, which is the only one with a digit. */
const releaseIn = (name: Element | undefined): string | undefined =>
  name?.children
    .map((node) => (node.type === 'text' ? node.value.trim() : ''))
    .find((text) => /\d/.test(text));

/** A row of a generated table, with its description, and its type or default. */
function rowEntry(row: Element, kind: SearchKind): Entry {
  const cells = row.children.filter(isTag('td', 'th'));
  const [name, type, value] = cells;
  const description = cells.at(-1);
  const types = type ? codeIn(type) : [];
  // The types of properties in Studio are hardly names: `string`, `boolean`.
  const detail = {
    prop: types.at(-1),
    property: types.at(1),
    slot: value && codeIn(value)[0],
  }[kind as string];
  return {
    anchor: String(row.properties.id),
    title: name ? (codeIn(name)[0] ?? '') : '',
    kind,
    parents: [],
    since: releaseIn(name),
    text: [description && textContent(description), detail]
      .map((text) => oneLine(text ?? ''))
      .filter(Boolean)
      .join(' '),
  };
}

/** Exports, props, and slots in lists of changes, except in descriptions of changed behavior. */
function namesOfChanges(body: Element): string[] {
  const behavior = findAll(body, ({ properties }) => properties.dataBehavior !== undefined);
  const described = new Set(behavior.flatMap((item) => findAll(item, isTag('code'))));
  return findAll(body, isTag('code'))
    .filter((code) => !described.has(code))
    .map(textContent)
    .filter((name) => /^[\w@/-]+$/.test(name));
}

/** A type, with its description and its members. */
function typeEntry(section: Element): Entry {
  const anchor = String(section.properties.id);
  const members = findAll(section, isTag('tr')).flatMap((row) => {
    const [name, ...cells] = row.children.filter(isTag('td', 'th'));
    const description = cells.at(-1);
    return row.properties.id && name && description
      ? `${codeIn(name)[0]}: ${oneLine(textContent(description))}`
      : [];
  });
  const description = section.children.filter(isTag('p')).slice(0, 1).map(textContent).map(oneLine);
  return {
    ...{ anchor, kind: 'type', parents: [] },
    title: anchor.replace('type-', ''),
    text: [...description, ...members].join(' '),
  };
}

const keyIn = (item: Element) =>
  item.children.filter(isTag('details', 'div')).find(({ properties }) => properties.id);

const keysBelow = (nodes: readonly ElementContent[], parents: string[]): Entry[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const key = isTag('li')(node) ? keyIn(node) : undefined;
    return key ? keyEntries(key, parents) : keysBelow(node.children, parents);
  });

function keyEntries(key: Element, parents: string[]): Entry[] {
  const [name = ''] = codeIn(key);
  const type = find(key, isTag('span'));
  const below = findAll(key, isTag('li')).filter(keyIn);
  const ofKeysBelow = new Set(below.flatMap((item) => [item, ...findAll(item, isTag('p', 'li'))]));
  const descriptions = findAll(key, isTag('p', 'li')).filter((text) => !ofKeysBelow.has(text));
  const values = type && textContent(type).includes('"') ? textContent(type) : '';
  return [
    {
      ...{ anchor: String(key.properties.id), title: name, kind: 'key', parents },
      text: oneLine([...descriptions.map(textContent), values].join(' ')),
    },
    ...keysBelow(key.children, [...parents, name]),
  ];
}

/**
 * Splits the article of a page into sections.
 * @param propKind kind of the rows in tables of props
 */
export function readSections(article: Root, propKind: 'prop' | 'property' = 'prop'): Section[] {
  const above: { depth: number; title: string }[] = [];
  const newSection = (anchor: string, title: string, parent: string): Section => ({
    ...{ anchor, title, parent },
    ...{ names: [], blocks: [], code: [], entries: [], hasOnlyLinks: true },
  });
  let section = newSection('', '', '');
  const sections = [section];

  const addText = (nodes: readonly Nodes[], isLink = false) => {
    const text = oneLine(textIn(nodes));
    if (text === '') return;
    section.blocks.push(text);
    section.hasOnlyLinks &&= isLink;
  };

  /** Reads blocks, and the texts between them. */
  const visitAll = (nodes: readonly ElementContent[], inItem = false): void => {
    let line: ElementContent[] = [];
    const endLine = () => {
      const [first] = line;
      if (inItem) section.names.push(...namesOfItem(line));
      addText(line, inItem && first !== undefined && isTag('a')(first));
      line = [];
    };
    for (const node of nodes) {
      if (node.type === 'element' && isIgnored(node)) continue;
      if (!isBlock(node)) line.push(node);
      else {
        endLine();
        visit(node as Element, inItem);
      }
    }
    endLine();
  };

  const visit = (node: Element, inItem: boolean): void => {
    const { tagName, properties, children } = node;
    const id = properties.id === undefined ? '' : String(properties.id);
    if (isHeading(node) && id) {
      const depth = Number(tagName.slice(1));
      while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
      const title = oneLine(textContent(node));
      section = newSection(id, title, above.at(-1)?.title ?? '');
      above.push({ depth, title });
      sections.push(section);
    } else if (tagName === 'tr') {
      const kind = kindOfRow(id);
      const cells = children.filter(isTag('td', 'th'));
      if (kind) section.entries.push(rowEntry(node, kind === 'prop' ? propKind : kind));
      else {
        section.names.push(...namesOfRow(cells));
        const texts = cells.map((cell) => oneLine(textIn(cell.children))).filter(Boolean);
        addText([{ type: 'text', value: texts.join(' · ') }]);
      }
    } else if (isEntry(node)) section.entries.push(typeEntry(node));
    else if (tagName === 'section' && properties.dataDemo !== undefined) {
      addText([{ type: 'text', value: String(properties.ariaLabel) }]);
      // The first file shows what the demo is about; the others are data and helpers.
      const [file] = children.filter(isTag('figure'));
      if (file) visit(file, false);
    } else if (tagName === 'figure' && find(node, isTag('pre'))) {
      // Code is indexed together with its file name.
      const [title, code] = ['figcaption', 'pre'].map((name) => find(node, isTag(name)));
      const text = code ? textContent(code) : '';
      section.code.push(`${title ? textContent(title) : ''}\n${text}`);
      section.names.push(...variablesIn(text));
      section.hasOnlyLinks = false;
    } else if (tagName === 'figure') {
      // A picture, or a diagram, whose steps explain it.
      visitAll(children.filter(isTag('div')));
    } else if (tagName === 'li') {
      const key = keyIn(node);
      if (key) section.entries.push(...keyEntries(key, [section.title]));
      else visitAll(children, true);
    } else if (properties.dataApi !== undefined) {
      // Content about API data: its rows and types, otherwise the exports, props, and slots in it.
      const entries = findAll(node, isEntry);
      for (const entry of entries) visit(entry, false);
      if (entries.length === 0) section.code.push(...namesOfChanges(node));
    } else visitAll(children, inItem && tagName === 'p');
  };

  visitAll(article.children as ElementContent[]);
  // The next steps are found on their own pages.
  const last = section.blocks.length > 0 && section.hasOnlyLinks;
  return last ? sections.slice(0, -1) : sections;
}
