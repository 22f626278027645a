import path from 'node:path';
import ts from 'typescript';
import { isElement, isHandler, type PageNode } from '../../model/pages/nodes';
import { openBuildCache } from '../../model/caches/buildCache';
import { suggest } from '../../model/problems';
import { tags } from '../../model/tags/tags';
import replacements from '../replacements.json';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport } from '../rule';

/**
 * HTML and SVG tags with the React names of their attributes. The key `*` contains common
 * attributes.
 */
type HtmlTags = Readonly<Record<string, string[]>>;

/** Declares the elements of React. */
const entry = path.join(__dirname, '../jsxElements.ts');

function readTags(): HtmlTags {
  const program = ts.createProgram([entry], { types: [], skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  const [declared] = symbol ? checker.getExportsOfModule(symbol) : [];
  if (!source || !declared) throw new Error('The types of React cannot be read.');
  const membersOf = (each: ts.Symbol) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(each, source));
  const elements = membersOf(declared).map(
    (tag) => [tag.name, membersOf(tag).map(({ name }) => name)] as const,
  );
  const common = new Set(elements.find(([name]) => name === 'div')?.[1]);
  return {
    '*': [...common],
    ...Object.fromEntries(
      elements.map(([name, props]) => [name, props.filter((prop) => !common.has(prop))]),
    ),
  };
}

let known: HtmlTags | undefined;

/** Reads the tags of HTML and SVG from the types of React. Cached until packages change. */
function readHtmlTags(): HtmlTags {
  if (known) return known;
  const cache = openBuildCache(rootDir, 'html-tags', [__filename]);
  known = cache.sync('tags', '', readTags);
  cache.save();
  return known;
}

const rules = {
  'mdx/unknown-tag': 'Lowercase tags are HTML or SVG tags.',
  'mdx/unknown-attribute': 'Tags support their attributes.',
  'mdx/style': 'Styles are objects.',
  'mdx/obsolete-tag': "Tags aren't obsolete.",
  'mdx/link': 'Links have a URL.',
  'mdx/nested-paragraph': 'Paragraphs contain no other paragraphs.',
  'mdx/summary': 'Every <details> has a <summary>.',
};
type Report = PageReport<typeof rules>;

const reactNames = new Map(Object.entries(replacements.attributes));

const obsolete = new Map(Object.entries(replacements.tags));

/** Formats `color: red; margin-top: 4px` as properties of an object. */
const toStyle = (text: string) =>
  [...text.matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/g)]
    .map(([, property = '', value = '']) => {
      const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `${name}: '${value}'`;
    })
    .join(', ');

const isSummary = ({ name }: PageNode) => name === 'summary';

/**
 * Reports `<details>` without a `<summary>` as a child. In a paragraph, `<summary>` becomes a child
 * only if there's no text next to it.
 */
function checkSummary(node: PageNode, report: Report): void {
  const children = node.children ?? [];
  const paragraph = children.find((child) => child.children?.some(isSummary));
  const isAlone = paragraph?.children?.every(
    (child) => isElement(child) || !(child as { value?: string }).value?.trim(),
  );
  if (children.some(isSummary) || isAlone) return;
  if (paragraph)
    report('mdx/summary', paragraph, 'This <summary> is part of the paragraph that follows it.', {
      note: 'Add an empty line after </summary>.',
    });
  else
    report('mdx/summary', node, 'This <details> has no <summary>, so browsers show "Details".', {
      note: 'Write <summary>…</summary> as its first child.',
    });
}

/** Reports attributes and tags that React refuses to render or browsers ignore. */
function checkUse(node: PageNode, report: Report): void {
  const { attributes = [], children = [] } = node;
  const tag = node.name ?? '';
  const styled = attributes.find(({ name }) => name === 'style');
  const isLink = attributes.some(
    ({ type, name }) => name === 'href' || name === 'id' || type !== 'mdxJsxAttribute',
  );
  if (typeof styled?.value === 'string')
    report('mdx/style', node, "In MDX, a style can't be a string.", {
      note: `Write style={{ ${toStyle(styled.value)} }}.`,
    });
  if (obsolete.has(tag))
    report('mdx/obsolete-tag', node, `<${tag}> is obsolete.`, {
      note: `Use ${obsolete.get(tag)} instead.`,
    });
  if (tag === 'a' && !isLink)
    report('mdx/link', node, 'This link has no URL.', { note: 'Write [label](url).' });
  if (tag === 'details') checkSummary(node, report);
  if (tag === 'p' && children.some(({ type }) => type === 'paragraph'))
    report(
      'mdx/nested-paragraph',
      node,
      "A <p> can't contain Markdown, which has its own paragraphs.",
      { note: 'Use <div> instead.' },
    );
}

function checkTag(node: PageNode, known: HtmlTags, report: Report): void {
  const tag = node.name ?? '';
  const [common = [], own] = [known['*'], Object.hasOwn(known, tag) ? known[tag] : undefined];
  if (!own) {
    const names = [...tags.keys(), ...Object.keys(known).slice(1)];
    return report(
      'mdx/unknown-tag',
      node,
      `<${tag}> isn't an HTML tag.`,
      suggest(tag, names, 'Write &lt; for a less-than sign.', (value) => `<${value}>`),
    );
  }
  const valid = [...common, ...own];
  for (const { type, name = '' } of node.attributes ?? []) {
    if (type !== 'mdxJsxAttribute' || valid.includes(name)) continue;
    if (isHandler(name) || /^(data|aria)-/.test(name)) continue;
    const expected = reactNames.get(name);
    report(
      'mdx/unknown-attribute',
      node,
      `<${tag}> has no attribute "${name}".`,
      expected === undefined ? suggest(name, valid) : { expected },
    );
  }
}

export const htmlTags = pageCheck({
  rules,
  check({ elements }, report) {
    const known = readHtmlTags();
    for (const node of elements) {
      if (!/^[a-z][^.:]*$/.test(node.name ?? '') || node.name === 'head') continue;
      checkTag(node, known, report);
      checkUse(node, report);
    }
  },
});
