import { contextOf, tags } from '../../../plugins/tags';
import { attributeRules, checkTag } from '../../../plugins/tags/check';
import type { PageNode } from '../../../plugins/pages/nodes';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { rootDir } from '../htmlTags';
import { problemIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';
import { ownNames } from './scripts';

/** Components that writers know from other sites, with what there is instead. */
const otherTools = new Map(
  Object.entries({
    Admonition: ' Write a callout: ":::note".',
    Alert: ' Write a callout: ":::note".',
    Callout: ' Write a callout: ":::note".',
    CodeBlock: ' Write a fence with its language: "```tsx".',
    Details: ' Write <details> with a <summary>.',
    Image: ' Write ![What the picture shows](./picture.png).',
    Link: ' Write [words](url).',
    TabItem: ' Did you mean <CodeTabs>? It takes code blocks, each with a tab="…".',
    Tabs: ' Did you mean <CodeTabs>? It takes code blocks, each with a tab="…".',
  }),
);

function checkElement(page: Page, site: Site, node: PageNode, own: Set<string>): Problem[] {
  const name = node.name ?? '';
  if (!/^[^a-z.:][^.:]*$/.test(name) || own.has(name) || name === 'Head') return [];
  const tag = tags.get(name);
  if (!tag)
    return [
      problemIn(
        page,
        node,
        'mdx/unknown-component',
        `There is no component <${name}>.${otherTools.get(name) ?? (nearest(name, [...tags.keys()], (value) => `<${value}>`) || ' Import it, or use a tag that CONTRIBUTING.md lists.')}`,
      ),
    ];
  const context = contextOf(page.file, page.version, site.versions, site.siteDir, rootDir);
  const found = checkTag(name, tag, node, context);
  if (tag.block && node.type === 'mdxJsxTextElement')
    found.push({
      rule: 'mdx/in-text',
      message: `<${name}> is in the middle of a paragraph. Put it on lines of its own, with empty lines around them.`,
    });
  return found.map(({ rule, message }) => problemIn(page, node, rule, message));
}

/** The tags of `src/tags` in pages. */
export const writerTags: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/unknown-component': 'A component is one of src/tags, or the page imports it.',
    ...attributeRules,
    'mdx/in-text': 'A component that fills lines has lines of its own.',
    ...Object.assign({}, ...[...tags.values()].map(({ validate }) => validate?.rules)),
  },
  check(page, site) {
    const own = ownNames(page);
    return page.elements.flatMap((node) => checkElement(page, site, node, own));
  },
};
