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

/** Trees of the pages that were asked for last, the latest at the end. All pages of the site have room. */
const trees = new Map<string, Root>();
const keptTrees = 500;

/**
 * Syntax tree of a docs page, which is not to be changed: several who ask for the same page get the same tree.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export function parseMdx(source: string): Root {
  const kept = trees.get(source) ?? parser.parse(blankHeadingIds(source));
  trees.delete(source);
  trees.set(source, kept);
  const [oldest] = trees.keys();
  if (trees.size > keptTrees && oldest !== undefined) trees.delete(oldest);
  return kept;
}

interface Place {
  line?: number;
  column?: number;
  reason?: string;
}

/** What to do, by what the parser says. The first that fits counts. */
const mends: readonly [reason: RegExp, mend: (found: RegExpExecArray) => string][] = [
  [/Unexpected character `!`.*before name/, () => 'Write a comment as {/* comment */}.'],
  [
    /Unexpected character `[<=>]`.*before name/,
    () => 'Marks of a merge conflict are text that is left over; choose one side.',
  ],
  [
    /Unexpected character `[\d\s]`.*before name/,
    () => 'Write &lt; for the sign itself, or put it into `code`.',
  ],
  [/Unexpected character `[“”‘’]`/, () => 'Write straight quotes: "…".'],
  [
    /closing tag for `<(br|hr|img|input|col|wbr)>`|the end of `(br|hr|img|input)`/,
    ([, tag = '']) => `Write <${tag} />.`,
  ],
  [
    /closing tag for `<([a-z]+)>`/,
    ([, tag = '']) => `Write </${tag}> behind its content, or put what is not a tag into \`code\`.`,
  ],
  [
    /closing tag for `<([^>]*)>`/,
    ([, tag = '']) => `Write </${tag}> behind its content, or <${tag} /> where it has none.`,
  ],
  [/acorn|in expression/, () => 'Write \\{ for the sign itself, or put it into `code`.'],
];

/** What is wrong with a page that `parseMdx` refuses. */
export function mdxMistake(file: string, error: unknown, rule: string): Mistake {
  const { reason = String(error), ...place } = error as Place;
  // Of what is never closed, the place is in the reason; the parser's own is that of its end, or none.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? place.line ?? 1);
  const column = Number(openColumn ?? place.column ?? 1);
  const mend = mends
    .map(([pattern, write]) => {
      const found = pattern.exec(reason);
      return found ? ` ${write(found)}` : '';
    })
    .find(Boolean);
  const message = `The page is not MDX: ${mend ? reason.replace(/\.?$/, '.') : reason}${mend ?? ''}`;
  return { file, line, column, rule, message };
}
