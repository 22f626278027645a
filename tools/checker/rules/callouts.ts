import { nearest } from '../../../plugins/shared/problems';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

/** Kinds of callouts that pages have a look for. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const fence = /^(\s*(?:>\s*)*)(:{3,})(\s*)(.*?)\s*$/;

/** Callouts of GitHub and of MkDocs. */
const otherSyntax = /^(\s*)(?:>\s*\[!|!!! ?)(\w+)\b/;

/** Our callout for a kind of another tool. */
function ours(kind: string): (typeof kinds)[number] {
  const lower = kind.toLowerCase();
  const same = kinds.find((each) => each === lower);
  return same ?? (/^(?:caution|attention)$/.test(lower) ? 'warning' : 'note');
}

/** What is wrong with the line that opens a callout. */
function checkOpening(name: string, title: string): { rule: string; message: string } | undefined {
  if (!kinds.some((kind) => kind === name))
    return {
      rule: 'callouts/unknown',
      message: `There is no callout "${name}".${nearest(name.toLowerCase(), kinds) || ` Callouts are: ${kinds.join(', ')}.`}`,
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
  const open: { line: number; column: number; name: string; colons: number }[] = [];
  const found = page.lines.flatMap((text, index) => {
    const [, indent = '', colons, space = '', rest = ''] = fence.exec(text) ?? [];
    if (colons === undefined || page.isCode(index + 1)) return [];
    const at = { line: index + 1, column: indent.length + 1 };
    if (rest === '')
      return open.pop()
        ? []
        : [
            problemIn(
              page,
              at,
              'callouts/stray',
              'This ":::" does not close a callout. Remove it, or open a callout above it.',
            ),
          ];
    const [, name = rest, title = ''] = /^([\w-]+)(.*)$/.exec(rest) ?? [];
    const outer = open.at(-1);
    open.push({ ...at, name, colons: colons.length });
    if (outer && outer.colons <= colons.length)
      return [
        problemIn(
          page,
          outer,
          'callouts/nested',
          `The callout in line ${at.line} would end this one. Write "${':'.repeat(colons.length + 1)}${outer.name}" here, and as many colons where it ends.`,
        ),
      ];
    if (space !== '')
      return [
        problemIn(
          page,
          at,
          'callouts/space',
          `The space prevents this from being a callout. Write "${colons}${rest}".`,
        ),
      ];
    const problem = checkOpening(name, title);
    return problem ? [problemIn(page, at, problem.rule, problem.message)] : [];
  });
  const others = page.lines.flatMap((text, index) => {
    const [, indent = '', kind = ''] = otherSyntax.exec(text) ?? [];
    return kind === '' || page.isCode(index + 1)
      ? []
      : [
          problemIn(
            page,
            { line: index + 1, column: indent.length + 1 },
            'callouts/syntax',
            `This callout is one of another tool. Write ":::${ours(kind)}", its text, and ":::".`,
          ),
        ];
  });
  const unclosed = open.map((each) =>
    problemIn(
      page,
      each,
      'callouts/unclosed',
      `The callout ":::${each.name}" is never closed. Write ":::" in a line of its own below its text.`,
    ),
  );
  return [...found, ...others, ...unclosed];
}

/** Callouts: `:::note[Title]` to `:::`. */
export const callouts: PageCheck = {
  scope: 'page',
  rules: {
    'callouts/unknown': 'A callout is a note, tip, info, warning or danger.',
    'callouts/title': 'The title of a callout is in brackets.',
    'callouts/space': 'The kind of a callout directly follows the colons.',
    'callouts/unclosed': 'A callout is closed.',
    'callouts/nested': 'A callout around another has more colons.',
    'callouts/syntax': 'A callout is written with colons.',
    'callouts/stray': 'A closing `:::` closes an open callout.',
  },
  check,
};
