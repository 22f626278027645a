import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { escapeHtml } from '../shared/escapeHtml';

/** Converts a link in the data to its target on the page that shows it. */
export type ToHref = (href: string) => string;

/**
 * Only links and code are parsed as Markdown. Everything else in a type's comment is plain text,
 * including backslashes and asterisks.
 */
const linksAndCode = {
  disable: {
    null: [
      'attention',
      'autolink',
      'blockQuote',
      'characterEscape',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const isSafe = (href: string) => /^(https?:\/\/|\/(?!\/)|#)/.test(href);

/** Renders Markdown in the data to HTML. A link with an unsafe URL remains plain text. */
export function toHtml(markdown: string, toHref: ToHref): string {
  const html = (node: PhrasingContent): string => {
    if (node.type === 'text') return escapeHtml(node.value);
    if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
    if (node.type === 'link' && isSafe(node.url))
      return `<a href="${escapeHtml(toHref(node.url))}">${node.children.map(html).join('')}</a>`;
    return escapeHtml(
      markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0),
    );
  };
  return fromMarkdown(markdown, { extensions: [linksAndCode] })
    .children.map((block) => (block.type === 'paragraph' ? block.children.map(html).join('') : ''))
    .join(' ');
}

const writer = unified().use(remarkStringify, { resourceLink: true }).freeze();

/** Escapes what other Markdown parsers would read as more than links and code. */
export const toMarkdown = (markdown: string): string =>
  writer.stringify(fromMarkdown(markdown, { extensions: [linksAndCode] }));

/** Converts Markdown in the data to plain text. */
export const plainText = (markdown: string): string =>
  !/[`[]/.test(markdown)
    ? markdown
    : fromMarkdown(markdown, { extensions: [linksAndCode] })
        .children.map((block) => toString(block))
        .join(' ');
