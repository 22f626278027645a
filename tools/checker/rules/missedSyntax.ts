import type { InlineCode, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck } from '../rule';

/** A bullet or a number that directly precedes the text. */
const unspaced = /^([-+*•]|\d{1,2}[.)])(?=\p{Lu})/u;

/** Fences and lists that lack a character, so that they're shown as text. */
export const missedSyntax = pageCheck({
  isCached: true,
  rules: {
    'code/two-backticks': 'Code blocks start with at least three backticks.',
    'markdown/list-space': 'A space follows the bullet or the number of a list item.',
  },
  check({ tree, lines }, report) {
    if (!tree) return;
    visit(tree, 'inlineCode', (node: InlineCode) => {
      const line = lines[(node.position?.start.line ?? 1) - 1] ?? '';
      const [, language] = /^\s*``(\w*)\s*$/.exec(line) ?? [];
      if (language !== undefined)
        report(
          'code/two-backticks',
          node,
          "This isn't a code block, because it starts with only two backticks.",
          {
            note: `Write "\`\`\`${language || 'text'}" above the code, and "\`\`\`" below it.`,
          },
        );
    });
    visit(tree, 'paragraph', (node: Paragraph) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const isText = node.children[0]?.type === 'text';
      const [, mark] = (isText && unspaced.exec(lines[line - 1]?.slice(column - 1) ?? '')) || [];
      if (mark)
        report(
          'markdown/list-space',
          node,
          "This isn't a list, because no space follows the bullet or the number.",
          {
            note: `Write "${mark === '•' ? '-' : mark} " at the start of each item.`,
          },
        );
    });
  },
});
