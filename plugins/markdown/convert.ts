import type {
  BlockContent,
  Blockquote,
  Code,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { TagContext } from '../../src/tags/define';
import { t, type CalloutKind } from '../../src/tags/markdown';
import { parseMeta, type FenceMeta } from '../code-blocks/meta';
import { quotedPath, readQuote } from '../code-blocks/quote';
import { markLines } from '../code-blocks/render';
import { readPage } from '../pages/model';
import { isElement, writtenOf, type PageNode } from '../pages/nodes';
import { readText } from '../shared/files';
import { tags } from '../tags';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

/** Parses Markdown without MDX. */
export const parseMarkdown = (text: string): Root =>
  text === '' ? { type: 'root', children: [] } : markdown.parse(text);

/** Writes a tree without MDX. */
export const writeMarkdown = (children: RootContent[]): string =>
  markdown.stringify({ type: 'root', children });

const isMarkdownComment = (value: string) => /^\/\*[\s\S]*\*\/$/.test(value.trim());

/** The string of `{'…'}`, which is the only expression that writers use. */
function stringIn(value: string): string | undefined {
  const [, , text] = /^(["'`])(.*)\1$/s.exec(value.trim()) ?? [];
  return text;
}

function codeOf({ value, lang }: Code, meta: FenceMeta, { version, find }: TagContext): Code {
  const file = meta.file && quotedPath(meta.file, version);
  const quoted = file ? readQuote({ ...meta, file }, find('.')) : value;
  if (typeof quoted !== 'string') throw new Error(quoted.message);
  const marked = markLines(quoted, { lines: meta.lines, diff: false });
  const note = meta.part ? ` (${t(`code.part.${meta.part}`)})` : '';
  return {
    type: 'code',
    lang: meta.diff ? 'diff' : (lang ?? 'text'),
    meta: meta.title ? `title="${meta.title}${note}"` : undefined,
    value: marked.map(({ text }) => text).join('\n'),
  };
}

/** Content of the partials that a page imports, by the name of their element. */
type Partials = ReadonlyMap<string, RootContent[]>;

const importedPartial = /^import (\w+) from ['"]([^'"]+\.mdx?)['"]/gm;

function partialsOf(nodes: readonly Nodes[], context: TagContext): Partials {
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  return new Map(
    [...code.matchAll(importedPartial)].map(([, name = '', from = '']) => {
      const folder = path.posix.dirname(context.page);
      const page = from.startsWith('@site/')
        ? from.slice('@site/'.length)
        : path.posix.join(folder, from);
      const { tree } = readPage(readText(context.find(page)));
      return [name, convert(tree.children, { ...context, page })];
    }),
  );
}

/** Converts the nodes of a page to Markdown without JSX, directives, and expressions. */
export function convert(
  nodes: readonly Nodes[],
  context: TagContext,
  partials: Partials = partialsOf(nodes, context),
): RootContent[] {
  let tab: string | undefined;
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        if (isMarkdownComment(node.value)) return [];
        const text = stringIn(node.value);
        return text === undefined ? [] : [{ type: 'text', value: text }];
      }
      case 'code': {
        const meta = parseMeta(node.meta);
        const label = meta.tab !== undefined && meta.tab !== tab ? `**${meta.tab}**` : '';
        tab = meta.tab;
        const questions = (meta.asks ?? []).map(
          ({ question, answer }) =>
            `- ${t('code.asks', { question: `“${question}”`, answer: `\`${answer}\`` })}`,
        );
        return [
          ...parseMarkdown(label).children,
          codeOf(node, meta, context),
          ...parseMarkdown(questions.join('\n')).children,
        ];
      }
      case 'containerDirective':
        return [calloutOf(node, context, partials)];
      default:
        if (isElement(node as PageNode)) return elementOf(node as PageNode, context, partials);
        if (!('children' in node)) return [node as RootContent];
        return [{ ...node, children: convert(node.children, context, partials) } as RootContent];
    }
  });
}

/** A `:::note` block as a quotation with its kind and title. */
function calloutOf(
  { name, children }: ContainerDirective,
  context: TagContext,
  partials: Partials,
): Blockquote {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const title: PhrasingContent[] = isLabel
    ? [
        { type: 'text', value: ': ' },
        ...(convert(first.children, context, partials) as PhrasingContent[]),
      ]
    : [];
  const kind = t(`callout.${name as CalloutKind}`);
  const head: BlockContent = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: kind }, ...title] }],
  };
  const content = convert(isLabel ? rest : children, context, partials) as BlockContent[];
  return { type: 'blockquote', children: [head, ...content] };
}

/** A tag as its Markdown, and a partial; any other element as its content. */
function elementOf(node: PageNode, context: TagContext, partials: Partials): RootContent[] {
  const content = convert((node.children ?? []) as Nodes[], context, partials);
  const tag = tags.get(node.name ?? '');
  if (!tag) return partials.get(node.name ?? '') ?? content;
  const text = tag.toMarkdown(writtenOf(node), writeMarkdown(content), context);
  return parseMarkdown(text).children;
}
