import { nearest } from '../../../plugins/shared/mistakes';
import { mistakeIn, type PageCheck } from '../rule';
import type { Page } from '../site';

/** Kinds of callouts that pages have a look for. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const fence = /^(\s*(?:>\s*)*)(:{3,})(\s*)(.*?)\s*$/;

/** What is wrong with the line that opens a callout. */
function checkOpening(name: string, title: string): { rule: string; message: string } | undefined {
  if (!kinds.some((kind) => kind === name))
    return {
      rule: 'callouts/unknown',
      message: `There is no callout "${name}".${nearest(name, kinds) || ` Callouts are: ${kinds.join(', ')}.`}`,
    };
  if (title !== '' && !/^(\[.*\])?(\{.*\})?$/.test(title))
    return {
      rule: 'callouts/title',
      message: `The title of a callout is in brackets. Write ":::${name}[${title.trim()}]".`,
    };
  return undefined;
}

/** Callouts of a page, line by line: what Markdown does not take for a callout is text to its parser. */
function check(page: Page) {
  const open: { line: number; column: number; name: string }[] = [];
  const found = page.lines.flatMap((text, index) => {
    const [, indent = '', colons, space = '', rest = ''] = fence.exec(text) ?? [];
    if (colons === undefined || page.isCode(index + 1)) return [];
    const at = { line: index + 1, column: indent.length + 1 };
    if (rest === '')
      return open.pop()
        ? []
        : [
            mistakeIn(
              page,
              at,
              'callouts/stray',
              'This ":::" does not close a callout. Remove it, or open a callout above it.',
            ),
          ];
    const [, name = rest, title = ''] = /^([\w-]+)(.*)$/.exec(rest) ?? [];
    open.push({ ...at, name });
    if (space !== '')
      return [
        mistakeIn(
          page,
          at,
          'callouts/space',
          `The space prevents this from being a callout. Write "${colons}${rest}".`,
        ),
      ];
    const mistake = checkOpening(name, title);
    return mistake ? [mistakeIn(page, at, mistake.rule, mistake.message)] : [];
  });
  const unclosed = open.map((each) =>
    mistakeIn(
      page,
      each,
      'callouts/unclosed',
      `The callout ":::${each.name}" is never closed. Write ":::" in a line of its own below its text.`,
    ),
  );
  return [...found, ...unclosed];
}

/** Callouts: `:::note[Title]` to `:::`. */
export const callouts: PageCheck = {
  scope: 'page',
  rules: {
    'callouts/unknown': 'A callout is a note, tip, info, warning or danger.',
    'callouts/title': 'The title of a callout is in brackets.',
    'callouts/space': 'The kind of a callout directly follows the colons.',
    'callouts/unclosed': 'A callout is closed.',
    'callouts/stray': 'A closing `:::` closes an open callout.',
  },
  check,
};
