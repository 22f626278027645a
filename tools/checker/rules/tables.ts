import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Cells of a row as it is written; bars in code or behind a backslash separate none. */
function countCells(row: string): number {
  const text = row.trim().replace(/\\\|/g, '  ').replace(/^\|/, '').replace(/\|$/, '');
  return text.split('|').length;
}

const divider = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

function checkTable(page: Page, table: Table) {
  const start = table.position?.start.line ?? 1;
  const width = table.children[0]?.children.length ?? 0;
  return table.children.slice(1).flatMap((row, index) => {
    const line = row.position?.start.line ?? start + index + 2;
    const found = countCells(page.lines[line - 1] ?? '');
    return found === width
      ? []
      : [
          problemIn(
            page,
            { line, column: row.position?.start.column ?? 1 },
            'tables/ragged',
            `This row has ${cells(found)}, the header of its table ${width}. Write a bar in a cell as \\|.`,
          ),
        ];
  });
}

/** A head and a dividing line that do not fit: Markdown takes both for text. */
function checkDividers(page: Page, isTable: (line: number) => boolean) {
  return page.lines.flatMap((line, index) => {
    const head = page.lines[index - 1] ?? '';
    if (!line.includes('|') || !divider.test(line) || !head.includes('|')) return [];
    if (page.isCode(index + 1) || isTable(index + 1)) return [];
    return [
      problemIn(
        page,
        { line: index + 1, column: 1 },
        'tables/ragged',
        `This is not a table: its header has ${cells(countCells(head))}, the line below ${countCells(line)}.`,
      ),
    ];
  });
}

/** Rows with bars at both ends and no dividing line below the first: Markdown takes them for text. */
function checkWithoutDivider(page: Page, isTable: (line: number) => boolean) {
  const isRow = (line = '') => /^\s*\|.*\|\s*$/.test(line);
  return page.lines.flatMap((line, index) => {
    const [before, next] = [page.lines[index - 1], page.lines[index + 1]];
    if (!isRow(line) || isRow(before) || !isRow(next)) return [];
    if (divider.test(next ?? '') || page.isCode(index + 1) || isTable(index + 1)) return [];
    const count = countCells(line);
    return [
      problemIn(
        page,
        { line: index + 1, column: line.search(/\S/) + 1 },
        'tables/divider',
        `This is not a table: the line below its header is missing. Write "|${' --- |'.repeat(count)}" there.`,
      ),
    ];
  });
}

/** Tables whose rows have one number of cells. */
export const tables: PageCheck = {
  scope: 'page',
  rules: {
    'tables/ragged': 'All rows of a table have as many cells as its header.',
    'tables/divider': 'A line of hyphens follows the header of a table.',
  },
  check(page) {
    if (!page.tree) return [];
    const tables: Table[] = [];
    visit(page.tree, 'table', (node) => void tables.push(node));
    const isTable = (line: number) =>
      tables.some(
        ({ position }) => position && position.start.line <= line && line <= position.end.line,
      );
    return [
      ...tables.flatMap((table) => checkTable(page, table)),
      ...checkDividers(page, isTable),
      ...checkWithoutDivider(page, isTable),
    ];
  },
};
