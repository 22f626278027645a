import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode, Table, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const rootDir = path.resolve(__dirname, '../..');
const document = readFileSync(path.join(rootDir, 'docs/specification.md'), 'utf8');
const tree = unified().use(remarkParse).use(remarkGfm).parse(document);

const rows: TableRow[] = [];
visit(tree, 'table', ({ children }: Table) => void rows.push(...children.slice(1)));

/** The path and the text in the file that the cell of a row names. */
function referenceIn(row: TableRow, column: number): [file: string, text: string] {
  const codes: string[] = [];
  visit(row.children[column] ?? row, 'inlineCode', ({ value }: InlineCode) => {
    codes.push(value);
  });
  return [codes[0] ?? '', codes[1] ?? ''];
}

const line = (row: TableRow) => `docs/specification.md:${row.position?.start.line}`;

test.each([
  ['code', 1],
  ['test', 2],
])('each row names %s that exists', (_, column) => {
  expect(rows.length).toBeGreaterThan(70);
  const missing = rows.filter((row) => {
    const [file, text] = referenceIn(row, column);
    const absolute = path.join(rootDir, file);
    return !text || !existsSync(absolute) || !readFileSync(absolute, 'utf8').includes(text);
  });
  expect(missing.map(line)).toEqual([]);
});

test('the second file of each row is a test', () => {
  const files = rows.map((row) => referenceIn(row, 2)[0]);
  expect(files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))).toEqual([]);
});
