import type { ListItem, PhrasingContent, TableRow } from 'mdast';
import { isCodeName } from '../../src/site/searchWords';

/** Names in inline code, without parameters: `confirm(message)`, `--port <port>`. */
const namesIn = (text: readonly PhrasingContent[]): string[] =>
  text
    .flatMap((node) => (node.type === 'inlineCode' ? node.value.replace(/[\s(].*/, '') : []))
    .filter(isCodeName);

/** Names that a row explains: those in its first cell, if the cell starts with code. */
export function namesOfRow({ children: [cell] }: TableRow): string[] {
  return cell?.children[0]?.type === 'inlineCode' ? namesIn(cell.children) : [];
}

/** Name that a list item explains: `- \`name\`: …`. */
export function namesOfItem({ children: [paragraph] }: ListItem): string[] {
  if (paragraph?.type !== 'paragraph') return [];
  const [name, next] = paragraph.children;
  return name && next?.type === 'text' && next.value.startsWith(':') ? namesIn([name]) : [];
}

/** Variables that the content of an `.env` file sets. */
export const variablesIn = (code: string): string[] =>
  [...code.matchAll(/^([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name).filter(isCodeName);
