import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { List, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isElement } from '../../model/pages/nodes';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../../model/pages/pages';

const rules = {
  'markdown/entity': 'HTML entities exist, and end with a semicolon.',
  'markdown/list-numbers': 'Steps are numbered consecutively.',
  'markdown/list-interrupted': 'Code and pictures between two steps are indented.',
  'code/indented': 'Code is in code blocks.',
  'prose/empty': 'Pages have content.',
};
type Report = PageReport<typeof rules>;

/** Reports the first `&name;` that isn't a character or lacks the semicolon. */
function checkEntities(text: string, line: number, report: Report): void {
  const visible = text
    .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
    .replace(/\]\([^)]*\)|https?:\S+/g, (url) => ' '.repeat(url.length));
  for (const { 1: name = '', 2: end, index } of visible.matchAll(/&([a-z][a-z\d]+)(;?)/gi)) {
    const isKnown = decodeNamedCharacterReference(name) !== false;
    if (isKnown === (end === ';')) continue;
    const at = { line, column: index + 1 };
    if (isKnown)
      report('markdown/entity', at, `"&${name}" has no semicolon.`, { note: `Write "&${name};".` });
    else
      report('markdown/entity', at, `"&${name};" isn't an HTML entity.`, {
        note: 'Write the character itself, or &amp; for an ampersand.',
      });
    return;
  }
}

/**
 * Reports paragraphs that start with four spaces, which were probably meant as code: MDX has no
 * indented code.
 */
function checkIndentation({ tree, lines }: Page, report: Report): void {
  for (const node of tree?.children ?? []) {
    const { line = 1 } = node.position?.start ?? {};
    if (
      node.type === 'paragraph' &&
      lines[line - 1]?.startsWith('    ') &&
      !/^\s*!!!/.test(lines[line - 2] ?? '')
    )
      report('code/indented', node, "In MDX, indented lines aren't code.", {
        note: 'Use a code block with a language: ```bash.',
      });
  }
}

const marker = /^\s*(?:>\s*)*(\d+)[.)]/;

/** Reports wrong numbers of steps. All steps of a list may have the same number. */
function checkNumbers({ children }: List, lines: readonly string[], report: Report): void {
  const numbers = children.map(({ position }) =>
    Number(marker.exec(lines[(position?.start.line ?? 1) - 1] ?? '')?.[1]),
  );
  const [first = 1] = numbers;
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  if (wrong < 0 || numbers.every((number) => number === first)) return;
  report(
    'markdown/list-numbers',
    { line: children[wrong]?.position?.start.line ?? 1, column: 1 },
    `Step ${wrong + first} is numbered ${numbers[wrong]}.`,
    { note: 'Number the steps consecutively.' },
  );
}

/** Returns whether a node between two lists is only a picture. */
const isPicture = (node: Nodes) =>
  node.type === 'paragraph'
    ? node.children.every(({ type }) => type === 'image')
    : isElement(node) && /^(?:Picture|img)$/.test(node.name ?? '');

function checkLists({ tree, lines }: Page, report: Report): void {
  if (!tree) return;
  visit(tree, 'list', (list: List, index = 0, parent) => {
    if (!list.ordered) return;
    checkNumbers(list, lines, report);
    const [before, between] = [parent?.children[index - 2], parent?.children[index - 1]];
    const kind =
      between && (between.type === 'code' ? 'code block' : isPicture(between) && 'picture');
    if (kind && before?.type === 'list' && before.ordered)
      report(
        'markdown/list-interrupted',
        between,
        `This ${kind} ends the list, so the next step starts a new one.`,
        { note: `Indent the ${kind} by three spaces.` },
      );
  });
}

/** Text that looks right in an editor but different on the page. */
export const misreadMarkdown = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    if (!page.tree) return;
    for (const [index, text] of page.lines.entries())
      if (!page.isCode(index + 1)) checkEntities(text, index + 1, report);
    checkIndentation(page, report);
    checkLists(page, report);
    if (page.tree.children.every(({ type }) => /^(yaml|mdxjsEsm|mdxFlowExpression)$/.test(type)))
      report('prose/empty', { line: page.lines.length, column: 1 }, 'This page is empty.', {
        note: 'Add content, or delete the file.',
      });
  },
});
