import type { ListItem, Nodes, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  commentIn,
  keywordsIn,
  writtenOf,
  type PageNode,
  type WrittenAttributes,
} from '../pages/nodes';
import { readPage, type PageFence, type PageHeading } from '../pages/model';
import { namesOfItem, namesOfRow, variablesIn } from './explainedNames';

/** Content between two headings. */
export interface Section {
  /** Element ID of its heading; empty before the first heading. */
  anchor: string;
  /** Empty before the first heading. */
  title: string;
  /** Parent heading, if any. */
  parent: string;
  /** Words that readers may search for, from the comment below the heading. */
  keywords: string[];
  /** Names in code that its tables, lists, and `.env` files explain. */
  names: string[];
  /** Paragraphs, list items, and rows as plain text. */
  blocks: string[];
  code: string[];
  /** JSX elements, which may render more content. */
  elements: { name: string; attributes: WrittenAttributes }[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const rowText = (row: TableRow) =>
  row.children
    .map((cell) => oneLine(toString(cell)))
    .filter(Boolean)
    .join(' · ');

const isLink = (item: ListItem) =>
  item.children[0]?.type === 'paragraph' && item.children[0].children[0]?.type === 'link';

/** Returns whether the last section of a page is only a list of links, such as the next steps. */
function endsWithLinks({ children }: Root): boolean {
  const last = children.slice(children.findLastIndex(({ type }) => type === 'heading') + 1);
  return (
    last.length > 0 && last.every((node) => node.type === 'list' && node.children.every(isLink))
  );
}

/**
 * Splits the syntax tree of a page into sections.
 * @throws a `VFileMessage` with line and column if the page isn't valid MDX
 */
export function readSections(source: string): Section[] {
  const { tree, headings, fences } = readPage(source);
  const above: { depth: number; title: string }[] = [];
  const newSection = (anchor: string, title: string, parent: string): Section => ({
    ...{ anchor, title, parent },
    ...{ keywords: [], names: [], blocks: [], code: [], elements: [] },
  });
  let section = newSection('', '', '');
  const sections = [section];
  const [nextHeading, nextFence] = [headings.values(), fences.values()];

  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const { id, title, depth } = nextHeading.next().value as PageHeading;
        while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
        section = newSection(id, title, above.at(-1)?.title ?? '');
        above.push({ depth, title });
        sections.push(section);
        return;
      }
      case 'paragraph':
        section.blocks.push(oneLine(toString(node)));
        return;
      case 'tableRow':
        section.names.push(...namesOfRow(node));
        section.blocks.push(rowText(node));
        return;
      case 'code': {
        // Code is indexed together with its file name.
        const { meta, code } = nextFence.next().value as PageFence;
        section.code.push(`${meta.title ?? ''}\n${code}`);
        section.names.push(...variablesIn(code));
        return;
      }
      case 'listItem':
        section.names.push(...namesOfItem(node));
        node.children.forEach(visit);
        return;
      case 'mdxFlowExpression':
        section.keywords.push(...(keywordsIn(commentIn(node) ?? '') ?? []));
        return;
      case 'mdxJsxFlowElement':
        section.elements.push({
          name: node.name ?? '',
          attributes: writtenOf(node as PageNode),
        });
        node.children.forEach(visit);
        return;
      default:
        if ('children' in node) node.children.forEach(visit);
    }
  };
  visit(tree);
  // The next steps are found on their own pages.
  return endsWithLinks(tree) ? sections.slice(0, -1) : sections;
}
