import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck, type PageReport, type Place } from '../rule';
import { rootDir } from '../rootDir';

/** A row of `patterns.yml`, which describes the properties. */
interface Pattern {
  rule: string;
  asks: string;
  in: 'text' | 'line' | 'code';
  not: string;
  message: string;
  note: string;
  languages?: string[];
  frontMatter?: boolean;
  once?: boolean;
  fences?: boolean;
  visible?: boolean;
}

const file = path.join(rootDir, 'checker/patterns.yml');

const rows = (parse(readFileSync(file, 'utf8')) as Pattern[]).map((row) => ({
  ...row,
  not: new RegExp(row.not, 'u'),
}));

/** Comments and strings, which can contain any character. */
const free = /(?<=^|\s)#.*|\/\*.*?\*\/|"[^"]*"|'[^']*'/g;

const codePoint = (character = '') =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports the first match in a text. @returns whether there is one */
function find(
  { rule, not, message, note }: (typeof rows)[number],
  text: string,
  at: (index: number) => Place,
  report: PageReport,
): boolean {
  const found = not.exec(text);
  if (!found) return false;
  const fill = (template: string) =>
    template
      .replace(/\$U(\d)/g, (_, group: string) => codePoint(found[Number(group)]))
      .replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  report(rule, at(found.index), fill(message), { note: fill(note) });
  return true;
}

const visibleIn = (code: string) => code.replace(free, (found) => ' '.repeat(found.length));

/** Characters that look right in an editor but have another effect: rows of `patterns.yml`. */
export const patterns = pageCheck({
  isCached: true,
  rules: Object.fromEntries(rows.map(({ rule, asks }) => [rule, asks])),
  check(page, report) {
    const { tree, fences, lines } = page;
    if (!tree) return;
    const text = proseOf(page, 'Q');
    const [first] = tree.children;
    // Another rule reports Markdown in front matter.
    const body = first?.type === 'yaml' ? (first.position?.end.offset ?? 0) : 0;
    for (const row of rows.filter((each) => each.in === 'text')) {
      const from = row.frontMatter ? 0 : body;
      find(row, text.slice(from), (index) => placeAt(text, from + index), report);
    }
    for (const row of rows.filter((each) => each.in === 'line'))
      for (const [index, line] of lines.entries()) {
        const at = (before: number) => ({ line: index + 1, column: before + 1 });
        if (!page.isCode(index + 1) && find(row, line, at, report) && row.once) break;
      }
    for (const row of rows.filter((each) => each.in === 'code')) {
      const shown = (code: string) => (row.visible ? visibleIn(code) : code);
      for (const { line, column, code, language, meta } of fences)
        if (!row.languages || (row.languages.includes(language) && !meta.file))
          for (const [index, each] of code.split('\n').entries()) {
            const at = (before: number) => ({ line: line + 1 + index, column: column + before });
            find(row, shown(each), at, report);
          }
      if (!row.fences)
        visit(tree, 'inlineCode', (node: InlineCode) => {
          find(row, shown(node.value), () => node, report);
        });
    }
  },
});
