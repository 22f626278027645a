import { suggest } from '../../../plugins/shared/problems';
import { pageCheck, type PageReport, type Place } from '../rule';
import type { Page } from '../site';

/** Kinds of callouts that pages have a style for. */
export const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const fence = /^(\s*(?:>\s*)*)(:{3,})(\s*)(.*?)\s*$/;

/** Callouts in the syntax of GitHub and MkDocs. */
const otherSyntax = /^(\s*)(?:>\s*\[!|!!! ?)(\w+)\b/;

const rules = {
  'callouts/unknown': 'A callout is a note, tip, info, warning or danger.',
  'callouts/title': 'The title of a callout is in brackets.',
  'callouts/space': 'The kind of a callout directly follows the colons.',
  'callouts/unclosed': 'A callout is closed.',
  'callouts/nested': 'A callout around another has more colons.',
  'callouts/syntax': 'A callout is written with colons.',
  'callouts/stray': 'A closing `:::` closes an open callout.',
};
type Report = PageReport<typeof rules>;

/** Returns the kind of callout that corresponds to a kind in another tool. */
function ours(kind: string): (typeof kinds)[number] {
  const lower = kind.toLowerCase();
  const same = kinds.find((each) => each === lower);
  return same ?? (/^(?:caution|attention)$/.test(lower) ? 'warning' : 'note');
}

function checkOpening(report: Report, at: Place, name: string, title: string): void {
  if (!kinds.some((kind) => kind === name))
    report(
      'callouts/unknown',
      at,
      `There is no callout "${name}".`,
      suggest(name.toLowerCase(), kinds, `Callouts are: ${kinds.join(', ')}.`),
    );
  else if (title !== '' && !/^(\[.*\])?(\{.*\})?$/.test(title))
    report('callouts/title', at, 'The title of a callout is in brackets.', {
      note: `Write ":::${name}[${title.trim()}]".`,
    });
}

/** Checks lines instead of nodes, because the Markdown parser treats invalid callouts as text. */
function checkFences({ lines, isCode }: Page, report: Report): void {
  const open: { line: number; column: number; name: string; colons: number }[] = [];
  for (const [index, text] of lines.entries()) {
    const [, indent = '', colons, space = '', rest = ''] = fence.exec(text) ?? [];
    if (colons === undefined || isCode(index + 1)) continue;
    const at = { line: index + 1, column: indent.length + 1 };
    if (rest === '') {
      if (!open.pop())
        report('callouts/stray', at, 'This ":::" does not close a callout.', {
          note: 'Remove it, or open a callout above it.',
        });
      continue;
    }
    const [, name = rest, title = ''] = /^([\w-]+)(.*)$/.exec(rest) ?? [];
    const outer = open.at(-1);
    open.push({ ...at, name, colons: colons.length });
    if (outer && outer.colons <= colons.length)
      report('callouts/nested', outer, `The callout in line ${at.line} would end this one.`, {
        note: `Write "${':'.repeat(colons.length + 1)}${outer.name}" here, and as many colons where it ends.`,
      });
    else if (space !== '')
      report('callouts/space', at, 'The space prevents this from being a callout.', {
        note: `Write "${colons}${rest}".`,
      });
    else checkOpening(report, at, name, title);
  }
  for (const each of open)
    report('callouts/unclosed', each, `The callout ":::${each.name}" is never closed.`, {
      note: 'Write ":::" on a separate line below its text.',
    });
}

/** Callouts: `:::note[Title]` to `:::`. */
export const callouts = pageCheck({
  rules,
  check(page, report) {
    checkFences(page, report);
    for (const [index, text] of page.lines.entries()) {
      const [, indent = '', kind = ''] = otherSyntax.exec(text) ?? [];
      if (kind !== '' && !page.isCode(index + 1))
        report(
          'callouts/syntax',
          { line: index + 1, column: indent.length + 1 },
          'This callout has the syntax of another tool.',
          { note: `Write ":::${ours(kind)}", its text, and ":::".` },
        );
    }
  },
});
