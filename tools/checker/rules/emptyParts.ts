import type { Nodes, Parents, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck, type PageReport } from '../rule';
import { kinds } from './callouts';

const rules = {
  'headings/empty-section': 'A section has content.',
  'callouts/empty': 'A callout has text.',
  'tables/empty-head': 'Each column of a table has a header.',
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
        note: 'Write its text, or remove the heading.',
      });
  }
}

function checkHead({ children: [head] }: Table, report: Report): void {
  const empty = head?.children.find(({ children }) => children.length === 0);
  if (empty)
    report('tables/empty-head', empty, 'This column has no header.', {
      note: 'Say what the column contains: screen readers read its header with each cell.',
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
          note: 'Write its text below the opening line, or remove it.',
        });
    });
  },
});
