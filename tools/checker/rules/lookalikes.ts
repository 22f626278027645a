import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { List, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../plugins/shared/problems';
import { placeAt, proseOf } from '../prose/text';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

/** Characters that look like Markdown in what is only text, with what was meant. */
const inText: { rule: string; pattern: RegExp; message: (found: RegExpMatchArray) => string }[] = [
  {
    rule: 'markdown/emphasis',
    pattern: /\*\*|(?<!\w)__(?=\w)/,
    message: ([mark]) =>
      `"${mark}" stands for itself here. Write **bold** with both marks, without spaces inside them.`,
  },
  {
    rule: 'markdown/backtick',
    pattern: /`/,
    message: () => 'This backtick has no partner. Write `code` with both marks.',
  },
  {
    rule: 'markdown/invisible',
    // Not those that join letters and parts of emoji.
    pattern: /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff]/,
    message: ([sign]) =>
      `An invisible character is here (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}). Remove it.`,
  },
  {
    rule: 'prose/placeholder',
    pattern: /\b(?:TODO|FIXME|XXX|TBD)\b|\b[Ll]orem ipsum\b/,
    message: ([found]) => `"${found}" is a note for writers. Write the text, or remove the note.`,
  },
];

function textProblems(page: Page): Problem[] {
  const text = proseOf(page, 'Q');
  return inText.flatMap(({ rule, pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [problemIn(page, placeAt(text, found.index), rule, message(found))] : [];
  });
}

/** `&name;`, or without the semicolon. */
const reference = /&([a-z][a-z\d]+)(;?)/gi;

function entityProblem(name: string, isClosed: boolean): string | undefined {
  const isKnown = decodeNamedCharacterReference(name) !== false;
  if (isKnown && !isClosed) return `"&${name}" has no semicolon. Write "&${name};".`;
  return !isKnown && isClosed
    ? `"&${name};" is not a character of HTML. Write the character itself, or &amp; for the sign.`
    : undefined;
}

/** Lines that look like Markdown of other kinds. */
function lineProblem(line: string): { rule: string; column: number; message: string } | undefined {
  const [, indent = '', hashes, title = ''] = /^(\s*)(#{2,6})([^#\s{].*)$/.exec(line) ?? [];
  if (hashes)
    return {
      rule: 'markdown/heading-space',
      column: indent.length + 1,
      message: `This is not a heading: a space is missing. Write "${hashes} ${title}".`,
    };
  const [, before] = /^(\s*[-*+] )\[\](?=\s)/.exec(line) ?? [];
  if (before)
    return {
      rule: 'markdown/task',
      column: before.length + 1,
      message: 'These brackets stand for themselves. Write "[ ]" for an open task.',
    };
  if (/^\s*\/\/\s/.test(line))
    return {
      rule: 'mdx/comment',
      column: line.search(/\S/) + 1,
      message: 'Readers would see this comment. Write {/* comment */}.',
    };
  for (const { 1: name = '', 2: end, index } of line
    .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
    .replace(/\]\([^)]*\)|https?:\S+/g, (url) => ' '.repeat(url.length))
    .matchAll(reference)) {
    const message = entityProblem(name, end === ';');
    if (message) return { rule: 'markdown/entity', column: index + 1, message };
  }
  return undefined;
}

function lineProblems(page: Page): Problem[] {
  return page.lines.flatMap((line, index) => {
    if (page.isCode(index + 1)) return [];
    const found = lineProblem(line);
    return found
      ? [problemIn(page, { line: index + 1, column: found.column }, found.rule, found.message)]
      : [];
  });
}

/** MDX has no code by four spaces: a paragraph that begins with them was meant as code. */
function indentedCode(page: Page): Problem[] {
  const found: Problem[] = [];
  if (!page.tree) return found;
  visit(page.tree, 'paragraph', (node: Paragraph, _index, parent) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const indent = /^ */.exec(page.lines[line - 1] ?? '')?.[0].length ?? 0;
    if (parent?.type === 'root' && indent >= 4 && !/^\s*!!!/.test(page.lines[line - 2] ?? ''))
      found.push(
        problemIn(
          page,
          { line, column },
          'code/indented',
          'Indented lines are not code in MDX. Write a fence with its language: ```bash.',
        ),
      );
  });
  return found;
}

const marker = /^\s*(?:>\s*)*(\d+)[.)]/;

/** Numbers of a list as they are written, where they are not all 1. */
function listProblems(page: Page): Problem[] {
  const found: Problem[] = [];
  if (!page.tree) return found;
  visit(page.tree, 'list', (list: List, index, parent) => {
    if (!list.ordered) return;
    const numbers = list.children.map(({ position }) => {
      const line = position?.start.line ?? 1;
      return { line, number: Number(marker.exec(page.lines[line - 1] ?? '')?.[1]) };
    });
    const first = numbers[0]?.number ?? 1;
    const wrong = numbers.find(({ number }, each) => number !== first + each);
    if (wrong && numbers.some(({ number }) => number !== first))
      found.push(
        problemIn(
          page,
          { line: wrong.line, column: 1 },
          'markdown/list-numbers',
          `Step ${numbers.indexOf(wrong) + first} has the number ${wrong.number}. Number the steps in their order.`,
        ),
      );
    const siblings = parent?.children ?? [];
    const before = siblings[(index ?? 0) - 1];
    const last = siblings[(index ?? 0) - 2];
    if (before?.type === 'code' && last?.type === 'list' && (last as List).ordered)
      found.push(
        problemIn(
          page,
          before,
          'markdown/list-interrupted',
          'This code ends the list above it, and the next step begins a new one. Indent the code by three spaces.',
        ),
      );
  });
  return found;
}

const isContent = ({ type }: { type: string }) =>
  !['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(type);

/** A page that shows nothing below its title. */
const emptyPage = (page: Page): Problem[] =>
  page.tree?.children.some(isContent)
    ? []
    : [
        problemIn(
          page,
          { line: page.lines.length, column: 1 },
          'prose/empty',
          'This page has no content. Write some, or remove the file.',
        ),
      ];

/** What looks right in an editor and is something else on the page. */
export const lookalikes: PageCheck = {
  scope: 'page',
  cacheKey: 'lookalikes 2',
  rules: {
    'markdown/emphasis': 'The marks of bold text come in pairs.',
    'markdown/backtick': 'The marks of code come in pairs.',
    'markdown/invisible': 'No characters that nobody sees.',
    'markdown/heading-space': 'A space follows the marks of a heading.',
    'markdown/entity': 'A character reference exists and ends with a semicolon.',
    'markdown/list-numbers': 'Steps are numbered in their order.',
    'markdown/list-interrupted': 'Code between two steps belongs to the first one.',
    'markdown/task': 'The box of a task has a space in it.',
    'mdx/comment': 'A comment is one of MDX.',
    'code/indented': 'Code is in a fence.',
    'prose/empty': 'A page has content.',
    'prose/placeholder': 'No notes for writers are left.',
  },
  check(page) {
    if (!page.tree) return [];
    return [
      ...textProblems(page),
      ...lineProblems(page),
      ...indentedCode(page),
      ...listProblems(page),
      ...emptyPage(page),
    ];
  },
};
