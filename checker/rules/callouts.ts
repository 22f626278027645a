import { suggest } from '../../model/problems';
import { pageCheck, type PageReport, type Place } from '../rule';
import type { Page } from '../../model/pages/pages';

export const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const fence = /^(\s*(?:>\s*)*)(:{3,})(\s*)(.*?)\s*$/;

/** Callouts in the syntax of GitHub and MkDocs. */
const otherSyntax = /^(\s*)(?:>\s*\[!|!!! ?)(\w+)\b/;

const rules = {
  'callouts/unknown': 'The type of a callout is note, tip, info, warning, or danger.',
  'callouts/title': 'The title of a callout is in square brackets.',
  'callouts/space': 'The type of a callout follows the colons without a space.',
  'callouts/unclosed': 'Every callout is closed.',
  'callouts/nested': 'A callout that contains another one has more colons.',
  'callouts/syntax': 'Callouts are written with colons.',
  'callouts/stray': 'Every closing `:::` belongs to a callout.',
};
type Report = PageReport<typeof rules>;

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
      `"${name}" isn't a type of callout.`,
      suggest(name.toLowerCase(), kinds, 'Use note, tip, info, warning, or danger.'),
    );
  else if (title !== '' && !/^(\[.*\])?(\{.*\})?$/.test(title))
    report('callouts/title', at, "The title of this callout isn't in square brackets.", {
      note: `Write ":::${name}[${title.trim().replace(/^\[|\]$/g, '')}]".`,
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
        report('callouts/stray', at, 'This ":::" closes nothing, because no callout is open.', {
          note: 'Delete it, or start a callout above it.',
        });
      continue;
    }
    const [, name = rest, title = ''] = /^([\w-]+)(.*)$/.exec(rest) ?? [];
    if (/\s:{3,}$/.test(rest)) {
      report('callouts/syntax', at, "A callout can't be on one line.", {
        note: `Write "${colons}${name}", the text, and "${colons}" on separate lines.`,
      });
      continue;
    }
    const outer = open.at(-1);
    open.push({ ...at, name, colons: colons.length });
    if (outer && outer.colons <= colons.length)
      report(
        'callouts/nested',
        outer,
        `The ":::" of the callout on line ${at.line} also closes this one.`,
        {
          note: `Write "${':'.repeat(colons.length + 1)}${outer.name}" here, and close this callout with as many colons.`,
        },
      );
    else if (space !== '')
      report('callouts/space', at, "This isn't a callout, because a space follows the colons.", {
        note: `Write "${colons}${rest}".`,
      });
    else checkOpening(report, at, name, title);
  }
  for (const each of open)
    report('callouts/unclosed', each, `The callout ":::${each.name}" is never closed.`, {
      note: 'Add ":::" on a separate line after its text.',
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
          'Callouts have a different syntax on this site.',
          { note: `Write ":::${ours(kind)}", the text, and ":::" on separate lines.` },
        );
    }
  },
});
