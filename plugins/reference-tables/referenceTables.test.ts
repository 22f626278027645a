import type { Element, Root } from 'hast';
import { rehypeReferenceTables } from './reference-tables';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({ type: 'text' as const, value });
const code = (value: string) => element('code', text(value));

/** A table whose cells are code if they begin with a backtick. */
function tableOf(...[head = '', ...rows]: string[]): Element {
  const row = (cell: string, line: string) =>
    element(
      'tr',
      ...line
        .split(' , ')
        .map((value) => element(cell, value.startsWith('`') ? code(value.slice(1)) : text(value))),
    );
  const table = element(
    'table',
    element('thead', row('th', head)),
    element('tbody', ...rows.map((line) => row('td', line))),
  );
  const tree: Root = { type: 'root', children: [table] };
  rehypeReferenceTables()(tree);
  return table;
}

const cellsOf = (table: Element) =>
  ((table.children[1] as Element).children as Element[]).map(({ children }) =>
    (children as Element[]).map(({ properties }) => properties),
  );

test('cells of a reference table have the label of their column', () => {
  const table = tableOf(
    'Option , Type , Meaning',
    '`key , `string , The key',
    '`onAction , `(payload: Payload) => Promise<void> , Runs',
  );
  expect(table.properties).toEqual({ role: 'table', dataCards: '' });
  expect(cellsOf(table)).toEqual([
    [
      { role: 'cell', dataChip: '' },
      { role: 'cell', dataLabel: 'Type', dataChip: '' },
      { role: 'cell', dataLabel: 'Meaning' },
    ],
    [
      { role: 'cell', dataChip: '' },
      { role: 'cell', dataLabel: 'Type' },
      { role: 'cell', dataLabel: 'Meaning' },
    ],
  ]);
});

test.each([
  ['two columns', 'Option , Meaning', '`key , The key'],
  ['text in the first column', 'Topic , Core , Studio', '`a , b , c', 'Text , b , c'],
  ['only a head', 'Option'],
])('a table with %s is unchanged', (_, ...lines) => {
  const table = tableOf(...lines);
  expect(table.properties).toEqual({});
  expect(
    cellsOf(table)
      .flat()
      .every((properties) => Object.keys(properties).length === 0),
  ).toBe(true);
});
