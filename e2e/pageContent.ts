import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { defaultTreeAdapter as tree, parse, parseFragment } from 'parse5';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMeta } from '../model/code/fenceMeta';
import { codeStylings, type DemoSource, filesInMarkdown } from '@site/model/facts/demo';
import en from '@site/model/facts/messages/en.page.json';
import { attribute, elementsOf, type HtmlElement, type HtmlNode } from '../plugins/shared/html';

/** Words and code blocks of a page. */
export interface Content {
  words: string[];
  code: string[];
  /** Files of the demos on an HTML page. */
  demoCode: string[];
}

const wordsIn = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
const normalized = (code: string) => code.replace(/[ \t]+$/gm, '').trim();

const skippedTags = new Set(['button', 'iframe', 'nav', 'noscript', 'script', 'style', 'svg']);
const skippedClasses =
  /^(?:breadcrumbs_|chips_|disclosure_|hash-link|link_|permalink_|visually-hidden)|^Ad-root/;

const classesOf = (element: HtmlElement) => (attribute(element, 'class') ?? '').split(' ');

/** Returns whether an element is a control, or repeats content for another preference. */
function isSkipped(element: HtmlElement): boolean {
  const value = (name: string) => attribute(element, name);
  const classes = classesOf(element);
  return (
    skippedTags.has(element.tagName) ||
    value('data-variant') === 'JS' ||
    value('hidden') !== undefined ||
    value('data-api-filter') !== undefined ||
    value('data-api-link') !== undefined ||
    value('data-fold') !== undefined ||
    value('data-release-pages') !== undefined ||
    value('data-needs-script') !== undefined ||
    (element.tagName === 'p' && value('role') === 'note') ||
    value('id') === 'page-menu' ||
    (element.tagName === 'a' &&
      value('data-enlarge') !== undefined &&
      classes.some((name) => name.startsWith('dark_'))) ||
    classes.some((name) => skippedClasses.test(name))
  );
}

/** Text of an element without boundaries, as in code. */
export const textOf = (node: HtmlNode): string =>
  tree.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

/** Adds a demo: its title, and the files that its section names. */
function addDemo(section: HtmlElement, root: string, content: Content): void {
  const url = attribute(section, 'data-source-url') ?? '';
  const { stylings } = JSON.parse(readFileSync(root + url, 'utf8')) as DemoSource;
  const isOpen = [...elementsOf(section)].some((each) => attribute(each, 'role') === 'toolbar');
  const shown = isOpen ? codeStylings.filter((styling) => stylings[styling]) : [];
  const labels = shown.length > 1 ? shown.map((styling) => en[`demo.styledWith.${styling}`]) : [];
  const files = shown.flatMap((styling) => stylings[styling]?.TS ?? []);
  const inMarkdown = shown.flatMap((styling) => filesInMarkdown(stylings[styling]?.TS ?? []));
  content.words.push(
    ...wordsIn(`Demo ${attribute(section, 'aria-label')} ${labels.join(' ')}`),
    ...wordsIn(files.map(({ name }) => name).join(' ')),
  );
  content.demoCode.push(...inMarkdown.map(({ code }) => normalized(code)));
}

/** An exponent or index, which belongs to the word before it. */
const isShifted = (node: HtmlNode): boolean =>
  tree.isElementNode(node) &&
  /^su[bp]$/.test(node.tagName) &&
  node.childNodes.every(tree.isTextNode);

const withoutSigns = (diff: string) => diff.replace(/^[+\- ]/gm, '');

/** Whether a sample is a diff with signs in its text: the quotation of one. */
const hasSigns = (pre: HtmlElement): boolean => {
  const { parentNode: figure } = pre;
  const isDiff =
    figure && tree.isElementNode(figure) && attribute(figure, 'data-language') === 'diff';
  const classes = [...elementsOf(pre)].map((each) => attribute(each, 'class') ?? '');
  return Boolean(isDiff) && !classes.some((each) => /line-(?:add|remove)/.test(each));
};

/** Content that readers see in the article of a built page. `root` is the web root. */
export function htmlContent(html: string, root: string): Content {
  const content: Content = { words: [], code: [], demoCode: [] };
  const add = (text: string | undefined) => content.words.push(...wordsIn(text ?? ''));
  const visit = (node: HtmlNode): void => {
    if (!tree.isElementNode(node)) {
      if (tree.isTextNode(node)) add(node.value);
      return;
    }
    if (attribute(node, 'data-live-example') !== undefined) {
      // The rest are controls.
      for (const element of elementsOf(node))
        if (element.tagName === 'iframe') add(attribute(element, 'title'));
      return;
    }
    if (isSkipped(node)) return;
    // A switch names the variants of these blocks, and the Markdown page names each of them.
    if (node.tagName === 'section' && attribute(node, 'role') === 'group' && !classesOf(node)[0])
      for (const child of node.childNodes)
        if (tree.isElementNode(child)) add(attribute(child, 'data-tab'));
    if (attribute(node, 'data-source-url') !== undefined) {
      addDemo(node, root, content);
    } else if (node.tagName === 'pre' && attribute(node, 'data-message') === undefined)
      content.code.push(normalized(hasSigns(node) ? withoutSigns(textOf(node)) : textOf(node)));
    else if (node.tagName === 'img') add(attribute(node, 'alt'));
    else {
      if (attribute(node, 'role') === 'note') add(attribute(node, 'aria-label'));
      // A name may contain line break opportunities.
      let text = '';
      for (const child of node.childNodes) {
        if (tree.isTextNode(child)) text += child.value;
        else if (isShifted(child)) text += textOf(child);
        else if (tree.isElementNode(child) && child.tagName !== 'wbr') {
          add(text);
          text = '';
          visit(child);
        }
      }
      add(text);
    }
  };
  const elements = [...elementsOf(parse(html))];
  const article =
    elements.find(({ tagName }) => tagName === 'article') ??
    elements.find(({ tagName }) => tagName === 'main');
  if (article) visit(article);
  return content;
}

const notSearched = new Set(['figure', 'form', 'img', 'input', 'label', 'legend', 'template']);

/** Elements that separate words. */
const breaking = /^(?:br|caption|d[dlt]|details|div|h\d|li|p|section|summary|t[dhr])$/;

/** Attributes of elements that repeat, are controls, or show code and generated text. */
const notSearchedData = [
  ...['data-api', 'data-demo', 'data-example', 'data-live-example', 'data-needs-script'],
  'data-search-ignore',
];

/**
 * Sentences, headings, and tables of a built page, which the search finds: without code, pictures,
 * and the links at its end.
 */
export function proseOf(html: string): string {
  const texts: string[] = [];
  const last = { start: 0, hasText: true };
  const visit = (node: HtmlNode, inList = false): void => {
    if (tree.isTextNode(node)) texts.push(node.value);
    if (!tree.isElementNode(node)) return;
    const { tagName } = node;
    const isLeftOut =
      classesOf(node).some((name) => /^(?:required|type)_/.test(name)) ||
      notSearchedData.some((name) => attribute(node, name) !== undefined);
    if (isLeftOut || isSkipped(node) || notSearched.has(tagName)) return;
    if (tagName === 'h2') Object.assign(last, { start: texts.length, hasText: false });
    else if (/^(?:p|ol|table|dl)$/.test(tagName) && !inList) last.hasText = true;
    if (breaking.test(tagName)) texts.push(' ');
    for (const child of node.childNodes) visit(child, inList || tagName === 'ul');
    if (breaking.test(tagName)) texts.push(' ');
  };
  const [article = ''] = /<article[^]*<\/article>/.exec(html) ?? [];
  visit(parseFragment(article).childNodes[0] ?? tree.createTextNode(''));
  return texts.slice(0, last.hasText ? undefined : last.start).join('');
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Syntax tree of a Markdown page. */
export const parseMarkdown = (markdown: string) => parser.parse(markdown);

/** Content of a Markdown page, without the quotations that link to the index. */
export function markdownContent(markdown: string): Omit<Content, 'demoCode'> {
  const content = { words: [] as string[], code: [] as string[] };
  const add = (text: string | null | undefined) => content.words.push(...wordsIn(text ?? ''));
  const visit = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node.value);
    else if (node.type === 'image') add(node.alt);
    else if (node.type === 'code') {
      add(parseMeta(node.meta).title);
      const code = node.lang === 'diff' ? withoutSigns(node.value) : node.value;
      content.code.push(normalized(code));
    } else if ('children' in node) node.children.forEach(visit);
  };
  const { children } = parseMarkdown(markdown);
  const start = children.findIndex(({ type }) => type === 'heading');
  children.slice(start).forEach(visit);
  return content;
}

/** Items of a list that another lacks, with repetitions. */
export function missingFrom(items: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of others) counts.set(item, (counts.get(item) ?? 0) + 1);
  return items.filter((item) => {
    const count = counts.get(item) ?? 0;
    counts.set(item, count - 1);
    return count <= 0;
  });
}
