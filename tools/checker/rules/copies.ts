import { toString } from 'mdast-util-to-string';
import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteCheck } from '../rule';
import type { Page } from '../site';

/** Shorter paragraphs can be repeated on the page, and on other pages of the version. */
const minLength = { page: 60, version: 300 };

/** Paragraphs of a page. */
function paragraphsOf({ tree }: Page): Paragraph[] {
  const found: Paragraph[] = [];
  if (tree) visit(tree, 'paragraph', (node: Paragraph) => void found.push(node));
  return found;
}

/** Paragraphs that were copied, so that only one of them will be updated. */
export const copies = siteCheck({
  rules: { 'prose/copied-paragraph': 'Paragraphs are not copied.' },
  check({ pages, partials }, report) {
    const first = new Map<string, { file: string; line: number }>();
    for (const page of [...pages, ...partials])
      for (const paragraph of paragraphsOf(page)) {
        const text = toString(paragraph);
        if (text.length < minLength.page) continue;
        const at = { file: page.file, ...(paragraph.position?.start ?? { line: 1, column: 1 }) };
        const onPage = first.get(`${page.file} ${text}`);
        const key = `${page.version.dir} ${text}`;
        const inVersion = text.length < minLength.version ? undefined : first.get(key);
        if (onPage)
          report('prose/copied-paragraph', at, `This paragraph is also on line ${onPage.line}.`, {
            note: 'Delete one of them.',
          });
        else if (inVersion)
          report(
            'prose/copied-paragraph',
            at,
            `This paragraph is also on line ${inVersion.line} of ${inVersion.file}.`,
            {
              note: 'Link to that page, or move the text to a partial: a file whose name starts with "_".',
            },
          );
        else {
          first.set(`${page.file} ${text}`, at);
          if (!first.has(key)) first.set(key, at);
        }
      }
  },
});
