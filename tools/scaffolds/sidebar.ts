import MagicString from 'magic-string';
import path from 'node:path';
import ts from 'typescript';
import { nearest } from '../../model/problems';
import type { ProductKey } from '../../model/facts/products';
import { titleOf, UsageError } from './changes';

/** A list in `sidebars.ts`, with the labels above it and its entries. */
interface List {
  node: ts.ArrayLiteralExpression;
  labels: string[];
  entries: { id: string; node: ts.Expression }[];
}

function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((each) => each.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

const stringOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteral(node) ? node.text : undefined;

function listsIn(node: ts.ArrayLiteralExpression, labels: string[]): List[] {
  const own: List = { node, labels, entries: [] };
  const inner = node.elements.flatMap((element) => {
    const id = stringOf(element);
    if (id !== undefined) own.entries.push({ id, node: element });
    if (!ts.isObjectLiteralExpression(element)) return [];
    const docId = stringOf(property(element, 'id'));
    if (docId !== undefined) own.entries.push({ id: docId, node: element });
    const items = property(element, 'items');
    const label = stringOf(property(element, 'label')) ?? '';
    return items && ts.isArrayLiteralExpression(items) ? listsIn(items, [...labels, label]) : [];
  });
  return [own, ...inner];
}

function navigationOf(source: string, product: ProductKey): List[] {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const value = declarations.find(({ name }) => name.getText() === product)?.initializer;
  const items = value && ts.isObjectLiteralExpression(value) ? property(value, product) : undefined;
  if (!items || !ts.isArrayLiteralExpression(items))
    throw new Error(`sidebars.ts has no list "${product}".`);
  return listsIn(items, []);
}

function listOfFolder(lists: List[], folder: string): List | undefined {
  const has = ({ entries }: List) =>
    entries.some(({ id }) => path.posix.dirname(id.replace(/\/index$/, '')) === folder);
  return lists.findLast(has);
}

function listOfGroup(lists: List[], group: string): List {
  const list = lists.find(({ labels }) => labels.at(-1) === group || labels.join(' / ') === group);
  if (list) return list;
  const labels = lists.flatMap((each) => each.labels.at(-1) ?? []);
  throw new UsageError(`No group is called "${group}".${nearest(group, labels)}`);
}

/**
 * Adds a page to `sidebars.ts`: at the end of the group with the given label, or after the last
 * page of the same folder. A page in a new folder gets a new group at the end.
 * @throws a `UsageError` if the group doesn't exist or the page already has an entry
 */
export function addEntry(source: string, product: ProductKey, id: string, group?: string): string {
  const lists = navigationOf(source, product);
  if (lists.some(({ entries }) => entries.some((entry) => entry.id === id)))
    throw new UsageError(`sidebars.ts has an entry "${id}" already.`);
  const folder = path.posix.dirname(id.replace(/\/index$/, ''));
  const found = group === undefined ? listOfFolder(lists, folder) : listOfGroup(lists, group);
  const list = found ?? lists[0];
  if (!list) throw new Error(`sidebars.ts has no list "${product}".`);
  const entry = found
    ? `'${id}'`
    : `{ type: 'category', label: '${titleOf(path.posix.basename(folder))}', items: ['${id}'] }`;
  const sameFolder = list.entries.findLast(({ id: other }) => path.posix.dirname(other) === folder);
  const last = (group === undefined ? sameFolder?.node : undefined) ?? list.node.elements.at(-1);
  const text = new MagicString(source);
  if (last) text.appendLeft(last.getEnd(), `, ${entry}`);
  else text.appendLeft(list.node.getStart() + 1, entry);
  return text.toString();
}
