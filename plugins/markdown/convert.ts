import type { Element, ElementContent, Root as Html } from 'hast';
import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { h } from 'hastscript';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { defaultHandlers } from 'hast-util-to-mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { find, findAll, hasClass, isTag, textContent } from '../articles/articles';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const flowOf = (state: State, children: ElementContent[]) =>
  state.toFlow(state.all({ type: 'root', children })) as BlockContent[];

function linesOf(pre: Element): { isDiff: boolean; value: string } {
  const changed = findAll(
    pre,
    (line) => hasClass(line, 'line-add') || hasClass(line, 'line-remove'),
  );
  if (changed.length === 0) return { isDiff: false, value: textContent(pre).replace(/\n$/, '') };
  const lines = findAll(pre, (line) => hasClass(line, 'line')).map((line) => {
    const sign = hasClass(line, 'line-add') ? '+' : hasClass(line, 'line-remove') ? '-' : ' ';
    return sign + textContent(line).replace(/\n$/, '');
  });
  return { isDiff: true, value: lines.join('\n') };
}

/** A code block with its file name, and the questions that its commands ask. */
function codeOf(state: State, figure: Element, pre: Element): RootContent[] {
  const { isDiff, value } = linesOf(pre);
  const caption = find(figure, isTag('figcaption'));
  const questions = find(figure, (element) => hasClass(element, 'code-asks'));
  return [
    {
      type: 'code',
      lang: isDiff ? 'diff' : String(figure.properties.dataLanguage),
      meta: caption && `title="${textContent(caption)}"`,
      value,
    },
    ...(questions ? flowOf(state, [questions]) : []),
  ];
}

const strong = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Code, a picture, or a diagram, which has a title and a list that explains it. */
const figure: Handle = (state, element: Element) => {
  const { children } = element;
  const code = children.find(isTag('pre'));
  if (code) return codeOf(state, element, code) as BlockContent[];
  const image = find(element, isTag('img'));
  if (image) return flowOf(state, [image, ...children.filter(isTag('figcaption'))]);
  const [title, ...rest] = children;
  return [strong(state.all(title as Element) as PhrasingContent[]), ...flowOf(state, rest)];
};

/** Tabs, each with its label; the content of any other section. */
const section: Handle = (state, element: Element) => {
  if (element.properties.role !== 'group') return flowOf(state, element.children);
  const panels = element.children.filter(
    (child): child is Element =>
      child.type === 'element' &&
      child.tagName !== 'label' &&
      child.properties.dataTab !== undefined,
  );
  return panels.flatMap((panel) => [
    strong([{ type: 'text', value: String(panel.properties.dataTab) }]),
    ...flowOf(state, [panel]),
  ]);
};

/** A callout as a quotation with its kind and title; the content of any other element. */
const div: Handle = (state, element: Element) => {
  const { role, dataKind, ariaLabel } = element.properties;
  if (role !== 'note' || dataKind === undefined) return flowOf(state, element.children);
  const children = element.children.flatMap((child) => ('children' in child ? child.children : []));
  const title = children.filter(isTag('p')).find((each) => each.properties.dataTitle !== undefined);
  const head = [h('strong', [String(ariaLabel), ...(title ? [': ', ...title.children] : [])])];
  const rest = children.filter((child) => child !== title);
  return { type: 'blockquote', children: flowOf(state, [h('p', head), ...rest]) };
};

/** Adjacent keys would become one piece of code. */
const kbd: Handle = (_state, element: Element, parent) => {
  const next = parent?.children[parent.children.indexOf(element) + 1];
  const code = { type: 'inlineCode', value: textContent(element) };
  return (next && isTag('kbd')(next) ? [code, { type: 'text', value: ' ' }] : code) as never;
};

/** A declaration of a type. */
const pre: Handle = (_state, element: Element) => ({
  type: 'code',
  lang: 'ts',
  value: textContent(element).trim(),
});

/** A table below its caption. */
const table: Handle = (state, element: Element) => [
  ...element.children
    .filter(isTag('caption'))
    .flatMap((caption) => flowOf(state, [h('p', caption.children)])),
  defaultHandlers.table(state, element) as BlockContent,
];

/** Digits of an exponent or index; other text, and links to footnotes, as they are. */
const shifted =
  (digits: string): Handle =>
  (state, element: Element) => {
    const text = textContent(element);
    if (!/^\d+$/.test(text) || find(element, isTag('a')))
      return state.all(element) as PhrasingContent[];
    return { type: 'text', value: text.replace(/\d/g, (digit) => digits.charAt(Number(digit))) };
  };

/** How the text before it is read. */
const rt: Handle = (_state, element: Element) => ({
  type: 'text',
  value: `(${textContent(element)})`,
});

const processor = unified()
  .use(rehypeRemark, {
    document: true,
    newlines: true,
    quotes: ['“”'],
    handlers: {
      ...{ div, figure, kbd, pre, section, table, rt },
      sub: shifted('₀₁₂₃₄₅₆₇₈₉'),
      sup: shifted('⁰¹²³⁴⁵⁶⁷⁸⁹'),
      rp: () => undefined,
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

/** URL in a text. */
const address = /https?:\/\/[^\s)]*[^\s).,;:]/g;

/** Converts the content of a page to Markdown nodes. */
export function toMarkdown(article: Html): Root {
  const tree = processor.runSync(article) as Root;
  findAndReplace(
    tree,
    [address, (url: string) => ({ type: 'link', url, children: [{ type: 'text', value: url }] })],
    { ignore: ['link'] },
  );
  return tree;
}

/** Text as one line of Markdown. */
export function escapeMarkdown(text: string): string {
  const value = text.replace(/\s+/g, ' ').trim();
  const paragraph: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] };
  return writeMarkdown({ type: 'root', children: [paragraph] }).trim();
}

/** Writes Markdown nodes. */
export const writeMarkdown = (tree: Root): string => processor.stringify(tree);
