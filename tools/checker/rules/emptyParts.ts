import type { Nodes, Parents, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck, type PageReport } from '../rule';
import { kinds } from './callouts';

const rules = {
  'headings/empty-section': 'Sections have content.',
  'callouts/empty': 'Callouts have text.',
  'tables/empty-head': 'Columns of tables have headers.',
};
type Report = PageReport<typeof rules>;

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

/** Sections, callouts, and headers of tables without content. */
export const emptyParts = pageCheck({
  isCached: true,
  rules,
  check({ tree }, report) {
    if (!tree) return;
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
  },
});
