import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'code/typographic': 'Code has straight quotes and plain hyphens.',
  'code/mixed-letters': 'Words in code have letters from one alphabet.',
};
type Report = PageReport<typeof rules>;

/** Languages in which compilers don't already report these characters. */
const isPlain = (language: string) => /^(?:bash|css|docker|dotenv|yaml)$/.test(language);

/** Comments and strings, which can contain any character. */
const free = /(?<=^|\s)#.*|\/\*.*?\*\/|"[^"]*"|'[^']*'/g;

/** Quotes around a value, and dashes before an option. */
const typographic = /[“”„]|(?<=^|[\s=:])[‘’]|(?<=^|\s)[‒–—−]+(?=[a-z])/iu;

/** Words with Latin letters and letters of another alphabet that look like Latin ones. */
const mixed =
  /(?=[\p{L}\d_]*\p{Script=Latin})\p{L}*?([\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορ])[\p{L}\d_]*/u;

function checkTypography(code: string, at: (index: number) => Place, report: Report): void {
  const visible = code.replace(free, (found) => ' '.repeat(found.length));
  const { 0: mark, index = 0 } = typographic.exec(visible) ?? {};
  if (mark)
    report('code/typographic', at(index), `"${mark}" isn't valid in this code.`, {
      note: /[“”„‘’]/.test(mark) ? 'Use straight quotes.' : 'Use one or two hyphens.',
    });
}

function checkLetters(code: string, at: (index: number) => Place, report: Report): void {
  const found = mixed.exec(code);
  const [word, letter = ''] = found ?? [];
  if (word)
    report(
      'code/mixed-letters',
      at(found?.index ?? 0),
      `"${letter}" in "${word}" only looks like a Latin letter (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}).`,
      { note: 'Type the word again.' },
    );
}

/** Characters in code that word processors and other keyboards insert. */
export const codeCharacters = pageCheck({
  isCached: true,
  rules,
  check({ tree, fences }, report) {
    if (!tree) return;
    for (const { line, column, code, language, meta } of fences)
      for (const [row, text] of code.split('\n').entries()) {
        const at = (index: number) => ({ line: line + 1 + row, column: column + index });
        if (isPlain(language) && !meta.file) checkTypography(text, at, report);
        checkLetters(text, at, report);
      }
    visit(tree, 'inlineCode', (node: InlineCode) => {
      checkTypography(node.value, () => node, report);
      checkLetters(node.value, () => node, report);
    });
  },
});
