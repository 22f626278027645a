import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Maximum length of code that doesn't break, in characters. */
const maxUnbroken = 24;

const childrenNamed = (parent: Element | undefined, ...names: string[]) =>
  (parent?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const isCode = (cell: Element | undefined) =>
  cell?.children.length === 1 && childrenNamed(cell, 'code').length === 1;

/** A reference has a name in the first column of each row, and more than its meaning. */
const isReference = (labels: string[], rows: Element[][]) =>
  labels.length > 2 && rows.every(([name]) => isCode(name));

/**
 * Labels cells, so that phones can show rows as cards (`src/css/prose.css`). Roles are explicit,
 * because browsers drop the roles of a table with another `display`.
 */
export function rehypeReferenceTables() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      const [head, body] = childrenNamed(table, 'thead', 'tbody');
      const headings = childrenNamed(childrenNamed(head, 'tr')[0], 'th');
      const labels = headings.map((heading) => toString(heading));
      const lines = childrenNamed(body, 'tr');
      const rows = lines.map((line) => childrenNamed(line, 'td'));
      if (!isReference(labels, rows)) return;
      Object.assign(table.properties, { role: 'table', dataCards: '' });
      for (const line of lines) line.properties.role = 'row';
      for (const row of rows)
        for (const [index, cell] of row.entries()) {
          cell.properties.role = 'cell';
          if (index > 0) cell.properties.dataLabel = labels[index];
          if (isCode(cell) && toString(cell).length <= maxUnbroken) cell.properties.dataChip = '';
        }
    });
  };
}
