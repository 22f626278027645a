import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck } from '../rule';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/**
 * Number of cells in the source of a row. Bars in code or after a backslash don't separate cells.
 */
function countCells(row: string): number {
  const text = row.trim().replace(/\\\|/g, '  ').replace(/^\|/, '').replace(/\|$/, '');
  return text.split('|').length;
}

const divider = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

const isRow = (line = '') => /^\s*\|.*\|\s*$/.test(line);

/**
 * Tables, and lines that Markdown doesn't parse as a table because their numbers of cells differ.
 */
export const tables = pageCheck({
  isCached: true,
  rules: {
    'tables/ragged': 'All rows of a table have the same number of cells.',
    'tables/divider': 'A line of hyphens follows the header of a table.',
  },
  check({ tree, lines, isCode }, report) {
    if (!tree) return;
    const inTables = new Set<number>();
    visit(tree, 'table', ({ position, children }: Table) => {
      const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
      for (let { line } = start; line <= end.line; line += 1) inTables.add(line);
      const width = children[0]?.children.length ?? 0;
      for (const row of children.slice(1)) {
        const at = row.position?.start ?? { line: 1, column: 1 };
        const found = countCells(lines[at.line - 1]?.slice(at.column - 1) ?? '');
        if (found !== width)
          report(
            'tables/ragged',
            row,
            `This row has ${cells(found)}, but the header has ${width}.`,
            {
              note: 'To write a bar in a cell, use \\|.',
            },
          );
      }
    });
    for (const [index, line] of lines.entries()) {
      if (isCode(index + 1) || inTables.has(index + 1)) continue;
      const [before = '', next = ''] = [lines[index - 1], lines[index + 1]];
      if (line.includes('|') && divider.test(line) && before.includes('|'))
        report(
          'tables/ragged',
          { line: index + 1, column: 1 },
          `This isn't a table: the header has ${cells(countCells(before))}, but the line below it has ${countCells(line)}.`,
        );
      if (isRow(line) && !isRow(before) && isRow(next) && !divider.test(next))
        report(
          'tables/divider',
          { line: index + 1, column: line.search(/\S/) + 1 },
          "This isn't a table, because the line of hyphens is missing.",
          { note: `Add "|${' --- |'.repeat(countCells(line))}" below the header.` },
        );
    }
  },
});
