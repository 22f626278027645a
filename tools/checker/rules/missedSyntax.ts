import type { InlineCode, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck } from '../rule';

/** A bullet or a number that directly precedes the text. */
const unspaced = /^([-+*•]|\d{1,2}[.)])(?=\p{Lu})/u;

/** Fences and lists that lack a character, so that they're shown as text. */
export const missedSyntax = pageCheck({
  isCached: true,
  rules: {
    'code/two-backticks': 'A fence has at least three backticks.',
    'markdown/list-space': 'A space follows the bullet or the number of a list item.',
  },
  check({ tree, lines }, report) {
    if (!tree) return;
    visit(tree, 'inlineCode', (node: InlineCode) => {
      const line = lines[(node.position?.start.line ?? 1) - 1] ?? '';
      const [, language] = /^\s*``(\w*)\s*$/.exec(line) ?? [];
      if (language !== undefined)
        report('code/two-backticks', node, 'This is not a code block: it has only two backticks.', {
          note: `Write "\`\`\`${language || 'text'}" above the code, and "\`\`\`" below it.`,
        });
    });
    visit(tree, 'paragraph', (node: Paragraph) => {
      const [text] = node.children;
      const [, mark] = (text?.type === 'text' && unspaced.exec(text.value)) || [];
      if (mark)
        report('markdown/list-space', node, 'This is not a list: a space is missing.', {
          note: `Write "${mark === '•' ? '-' : mark} " at the start of each item.`,
        });
    });
  },
});
