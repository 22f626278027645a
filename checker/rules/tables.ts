import type { Nodes, Parents, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck, type PageReport } from '../rule';
import { kinds } from './callouts';

const rules = {
  'tables/ragged': 'All rows of a table have the same number of cells.',
  'tables/blank-line': 'No empty line separates the rows of a table.',
  'tables/divider': 'A line of hyphens follows the header of a table.',
  'headings/empty-section': 'Sections have content.',
  'callouts/empty': 'Callouts have text.',
  'tables/empty-head': 'Columns of tables have headers.',
};
type Report = PageReport<typeof rules>;

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

/** Returns whether readers see nothing of a node. */
const isInvisible = (node: Nodes) =>
  /^(?:yaml|mdxjsEsm|definition|footnoteDefinition)$/.test(node.type) ||
  (node.type === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value)) ||
  (node.type === 'paragraph' && node.data?.directiveLabel === true);

/** Reports headings that are followed by nothing or by a heading of the same or a higher level. */
function checkSections({ children }: Parents, report: Report): void {
  const visible = children.filter((child) => !isInvisible(child));
  for (const [index, node] of visible.entries()) {
    const next = visible[index + 1];
    if (node.type !== 'heading' || node.children.length === 0) continue;
    if (!next || (next.type === 'heading' && next.depth <= node.depth))
      report('headings/empty-section', node, 'This section is empty.', {
        note: 'Add text below the heading, or delete it.',
      });
  }
}

function checkHead({ children: [head] }: Table, report: Report): void {
  const empty = head?.children.find(({ children }) => children.length === 0);
  if (empty)
    report('tables/empty-head', empty, 'This column of the table has no header.', {
      note: 'Add one: screen readers announce it with each cell.',
    });
}

/** Reports sections, callouts, and headers of tables without content. */
function checkEmptyParts(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if ('children' in node && node.type !== 'heading') checkSections(node as Parents, report);
    if (node.type === 'table') checkHead(node, report);
    if (node.type !== 'containerDirective') return;
    const isKnown = kinds.some((kind) => kind === node.name);
    if (isKnown && node.children.every(isInvisible))
      report('callouts/empty', node, 'This callout is empty.', {
        note: 'Add text to it, or delete it.',
      });
  });
}

/**
 * Tables, lines that Markdown doesn't parse as a table because their numbers of cells differ, and
 * parts of a page without content.
 */
export const tables = pageCheck({
  isCached: true,
  rules,
  check({ tree, lines, isCode }, report) {
    if (!tree) return;
    checkEmptyParts(tree, report);
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
            { note: 'To write a bar in a cell, use \\|.' },
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
      const isSeparated = isRow(line) && before.trim() === '' && inTables.has(index - 1);
      if (isSeparated && !divider.test(next))
        report(
          'tables/blank-line',
          { line: index + 1, column: line.search(/\S/) + 1 },
          "This row isn't part of the table above, because an empty line separates them.",
          { note: 'Delete the empty line.' },
        );
      else if (isRow(line) && !isRow(before) && isRow(next) && !divider.test(next))
        report(
          'tables/divider',
          { line: index + 1, column: line.search(/\S/) + 1 },
          "This isn't a table, because the line of hyphens is missing.",
          { note: `Add "|${' --- |'.repeat(countCells(line))}" below the header.` },
        );
    }
  },
});
