import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Mistake } from './mistakes';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx);

/** An id behind a heading, as Docusaurus reads it, is not MDX. Blanks in its place keep every position. */
export const blankHeadingIds = (source: string) =>
  source.replace(/^#{1,6}(?!#).*/gm, (heading) =>
    parseMarkdownHeadingId(heading.trimEnd()).text.padEnd(heading.length),
  );

/**
 * Syntax tree of a docs page.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export const parseMdx = (source: string): Root => parser.parse(blankHeadingIds(source));

interface Place {
  line?: number;
  column?: number;
  reason?: string;
}

/** What is wrong with a page that `parseMdx` refuses. */
export function mdxMistake(file: string, error: unknown, rule: string): Mistake {
  const { line = 1, column = 1, reason = String(error) } = error as Place;
  return { file, line, column, rule, message: `The page is not MDX: ${reason}` };
}
