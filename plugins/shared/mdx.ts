import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx);

/** `{#id}` behind a heading is not MDX. Blanks in its place keep every position. */
const blankHeadingIds = (source: string) =>
  source.replace(
    /^(#{1,6} .*?)(\{#[\w-]+\})[ \t]*$/gm,
    (_, text: string, id: string) => text + ' '.repeat(id.length),
  );

/**
 * Syntax tree of a docs page.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export const parseMdx = (source: string): Root => parser.parse(blankHeadingIds(source));
