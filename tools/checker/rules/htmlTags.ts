import type { PageNode } from '../../../plugins/pages/nodes';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { isHandler } from '../../../plugins/tags/check';
import { problemIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';

/** Attributes that HTML and React call differently. */
const reactNames = new Map(
  Object.entries({
    class: 'className',
    for: 'htmlFor',
    'http-equiv': 'httpEquiv',
    'accept-charset': 'acceptCharset',
  }),
);

/** Tags that HTML had once, with what to write. */
const obsolete = new Map(
  Object.entries({
    acronym: '<abbr>',
    big: 'Markdown',
    center: 'Markdown',
    font: 'Markdown',
    strike: '~~text~~',
    tt: '`code`',
  }),
);

/** `color: red; margin-top: 4px` as properties of an object. */
const toStyle = (text: string) =>
  text
    .split(';')
    .map((part) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(part))
    .flatMap((found) =>
      found
        ? [
            `${(found[1] ?? '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}: '${found[2] ?? ''}'`,
          ]
        : [],
    )
    .join(', ');

/** What React would end with, or browsers make nothing of. */
function checkUse(page: Page, node: PageNode): Problem[] {
  const tag = node.name ?? '';
  const attributes = node.attributes ?? [];
  const styled = attributes.find(({ name }) => name === 'style');
  const has = (name: string) => attributes.some((attribute) => attribute.name === name);
  const isSpread = attributes.some(({ type }) => type !== 'mdxJsxAttribute');
  const found: [rule: string, message: string][] = [];
  if (typeof styled?.value === 'string')
    found.push([
      'mdx/style',
      `React takes no text as style, and the page would not be rendered. Write style={{ ${toStyle(styled.value)} }}.`,
    ]);
  if (obsolete.get(tag))
    found.push(['mdx/obsolete-tag', `<${tag}> is obsolete. Write ${obsolete.get(tag)} instead.`]);
  if (tag === 'a' && !has('href') && !has('id') && !isSpread)
    found.push(['mdx/link', 'This link leads nowhere. Write [words](url).']);
  if (tag === 'details' && !node.children?.some(({ name }) => name === 'summary'))
    found.push([
      'mdx/summary',
      'Browsers would call this "Details". Write <summary>What is inside</summary> as its first child.',
    ]);
  if (tag === 'p' && node.children?.some(({ type }) => type === 'paragraph'))
    found.push([
      'mdx/nested-paragraph',
      'Browsers end a paragraph where another begins. Write <div> for what is around Markdown.',
    ]);
  return found.map(([rule, message]) => problemIn(page, node, rule, message));
}

function checkTag(page: Page, site: Site, node: PageNode): Problem[] {
  const tag = node.name ?? '';
  const known = site.htmlTags;
  const own = Object.hasOwn(known, tag) ? known[tag] : undefined;
  if (!own)
    return [
      problemIn(
        page,
        node,
        'mdx/unknown-tag',
        `<${tag}> is not an HTML tag.${nearest(tag, Object.keys(known).slice(1), (value) => `<${value}>`) || ' Write &lt; for the sign itself.'}`,
      ),
    ];
  const valid = [...(known['*'] ?? []), ...own];
  return (node.attributes ?? []).flatMap(({ type, name = '' }) =>
    type !== 'mdxJsxAttribute' ||
    valid.includes(name) ||
    isHandler(name) ||
    /^(data|aria)-/.test(name)
      ? []
      : [
          problemIn(
            page,
            node,
            'mdx/unknown-attribute',
            `<${tag}> has no attribute "${name}".${reactNames.get(name) ? ` Did you mean "${reactNames.get(name)}"?` : nearest(name, valid)}`,
          ),
        ],
  );
}

/** HTML and SVG tags in pages. */
export const htmlTags: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/unknown-tag': 'A tag is an HTML or SVG tag.',
    'mdx/unknown-attribute': 'A tag has only attributes that it supports.',
    'mdx/style': 'A style is an object.',
    'mdx/obsolete-tag': 'A tag is one of today’s HTML.',
    'mdx/link': 'A link leads somewhere.',
    'mdx/nested-paragraph': 'A paragraph contains no other.',
    'mdx/summary': 'What can be opened says what is inside.',
  },
  check(page, site) {
    return page.elements
      .filter(({ name }) => /^[a-z][^.:]*$/.test(name ?? '') && name !== 'head')
      .flatMap((node) => [...checkTag(page, site, node), ...checkUse(page, node)]);
  },
};
