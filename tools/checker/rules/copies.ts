import { toString } from 'mdast-util-to-string';
import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteCheck } from '../rule';
import type { Page } from '../site';

/** Shorter paragraphs can appear again: on the same page, and on another page of the version. */
const minLength = { page: 60, version: 300 };

/** Paragraphs of a page by their text. */
function* paragraphsOf({ tree }: Page): Generator<[text: string, node: Paragraph]> {
  const found: [string, Paragraph][] = [];
  if (tree) visit(tree, 'paragraph', (node: Paragraph) => void found.push([toString(node), node]));
  yield* found;
}

/** Paragraphs that were copied, so that only one of them will be updated. */
export const copies = siteCheck({
  rules: { 'prose/copied-paragraph': 'A text is in one place.' },
  check({ pages, partials }, report) {
    const first = new Map<string, { file: string; line: number }>();
    for (const page of [...pages, ...partials])
      for (const [text, { position }] of paragraphsOf(page)) {
        if (text.length < minLength.page) continue;
        const at = { file: page.file, ...(position?.start ?? { line: 1, column: 1 }) };
        const onPage = first.get(`${page.file} ${text}`);
        const key = `${page.version.dir} ${text}`;
        const inVersion = text.length < minLength.version ? undefined : first.get(key);
        if (onPage)
          report('prose/copied-paragraph', at, `Line ${onPage.line} has the same paragraph.`, {
            note: 'Remove one, or refer to it.',
          });
        else if (inVersion)
          report(
            'prose/copied-paragraph',
            at,
            `${inVersion.file} has the same paragraph in line ${inVersion.line}.`,
            { note: 'Link to it, or move it to a partial, a file whose name starts with "_".' },
          );
        else {
          first.set(`${page.file} ${text}`, at);
          if (!first.has(key)) first.set(key, at);
        }
      }
  },
});
