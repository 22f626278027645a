import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { List } from 'mdast';
import { visit } from 'unist-util-visit';
import { formulaNote } from '../../model/pages/parsePage';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../../model/pages/pages';

const rules = {
  'markdown/emphasis': 'Marks of bold text come in pairs.',
  'markdown/backtick': 'Backticks come in pairs.',
  'markdown/formula': 'Pages contain no formulas.',
  'markdown/invisible': 'Pages contain no invisible characters.',
  'markdown/heading-space': 'A space follows the number signs of a heading.',
  'markdown/entity': 'HTML entities exist, and end with a semicolon.',
  'markdown/list-numbers': 'Steps are numbered consecutively.',
  'markdown/list-interrupted': 'Code between two steps is indented.',
  'markdown/task': 'Checkboxes of open tasks contain a space.',
  'mdx/comment': 'Comments have the syntax of MDX.',
  'code/indented': 'Code is in code blocks.',
  'prose/empty': 'Pages have content.',
  'prose/placeholder': 'Pages contain no notes to writers.',
};
type Report = PageReport<typeof rules>;

/** A formula in the notation of TeX: `$$`, or a command or an exponent after a dollar sign. */
const formulaMark = /\$\$|\$[^$\n]*\\[a-z]{2,}|\$\w+\^\w+\$/i;

/** Reports Markdown characters that the parser treated as text. */
function checkText(page: Page, report: Report): void {
  const text = proseOf(page, 'Q');
  const [first] = page.tree?.children ?? [];
  // Another rule reports Markdown in front matter.
  const body = first?.type === 'yaml' ? (first.position?.end.offset ?? 0) : 0;
  const find = (pattern: RegExp, from = 0) => {
    const found = pattern.exec(text.slice(from));
    return found && { ...placeAt(text, from + found.index), mark: found[0] };
  };
  const formula = find(formulaMark, body);
  if (formula)
    report('markdown/formula', formula, 'Readers see this formula as it is written.', {
      note: formulaNote,
    });
  const emphasis = find(/\*\*|(?<!\w)__(?=\w)/, body);
  if (emphasis)
    report(
      'markdown/emphasis',
      emphasis,
      `Readers see this "${emphasis.mark}", because it has no counterpart.`,
      { note: 'Write **bold** with both marks, and without spaces inside.' },
    );
  const backtick = find(/(?<!\\)`/, body);
  if (backtick)
    report(
      'markdown/backtick',
      backtick,
      'Readers see this backtick, because it has no counterpart.',
      { note: 'Write `code` with two backticks.' },
    );
  // Characters that join letters or parts of an emoji are allowed.
  const invisible = find(/[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff]/);
  if (invisible) {
    const code = invisible.mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    report('markdown/invisible', invisible, `This is an invisible character (U+${code}).`, {
      note: 'Delete it.',
    });
  }
  const note = find(/\b(?:TODO|FIXME|XXX|TBD)\b|\b[Ll]orem ipsum\b/);
  if (note)
    report('prose/placeholder', note, `"${note.mark}" is a note to writers, but readers see it.`, {
      note: 'Write the missing text, or delete the note.',
    });
}

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
 * Reports lines that look like headings, tasks, or comments but that the parser treated as text.
 */
function checkLine(text: string, line: number, report: Report): void {
  const at = (before: string) => ({ line, column: before.length + 1 });
  const [, indent = '', hashes, title = ''] =
    /^(\s*)(#{2,6}|#(?=\p{Lu}))([^#\s{].*)$/u.exec(text) ?? [];
  const [, bullet] = /^(\s*[-*+] )\[\](?=\s)/.exec(text) ?? [];
  const [, blank] = /^(\s*)\/\/\s/.exec(text) ?? [];
  if (hashes)
    report(
      'markdown/heading-space',
      at(indent),
      `This isn't a heading, because no space follows "${hashes}".`,
      { note: `Write "${hashes === '#' ? '##' : hashes} ${title}".` },
    );
  else if (bullet)
    report('markdown/task', at(bullet), "These brackets aren't a checkbox.", {
      note: 'Write "[ ]" for an open task.',
    });
  else if (blank !== undefined)
    report('mdx/comment', at(blank), 'Readers see this comment.', {
      note: 'Write {/* comment */}.',
    });
  else checkEntities(text, line, report);
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

function checkLists({ tree, lines }: Page, report: Report): void {
  if (!tree) return;
  visit(tree, 'list', (list: List, index = 0, parent) => {
    if (!list.ordered) return;
    checkNumbers(list, lines, report);
    const [before, code] = [parent?.children[index - 2], parent?.children[index - 1]];
    if (code?.type === 'code' && before?.type === 'list' && before.ordered)
      report(
        'markdown/list-interrupted',
        code,
        'This code block ends the list, so the next step starts a new one.',
        { note: 'Indent the code block by three spaces.' },
      );
  });
}

/** Text that looks right in an editor but different on the page. */
export const misreadMarkdown = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    if (!page.tree) return;
    checkText(page, report);
    for (const [index, text] of page.lines.entries())
      if (!page.isCode(index + 1)) checkLine(text, index + 1, report);
    checkIndentation(page, report);
    checkLists(page, report);
    if (page.tree.children.every(({ type }) => /^(yaml|mdxjsEsm|mdxFlowExpression)$/.test(type)))
      report('prose/empty', { line: page.lines.length, column: 1 }, 'This page is empty.', {
        note: 'Add content, or delete the file.',
      });
  },
});
