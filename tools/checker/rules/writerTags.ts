import { suggest } from '../../../plugins/shared/problems';
import { contextOf, tags } from '../../../plugins/tags/tags';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport } from '../rule';
import { scopeOf } from '../scripts';
import { attributeRules, checkTag } from './tagAttributes';

/** Components that writers know from other sites, with replacements. */
const otherTools = new Map(
  Object.entries({
    Admonition: 'Write a callout: ":::note".',
    Alert: 'Write a callout: ":::note".',
    Callout: 'Write a callout: ":::note".',
    CodeBlock: 'Write a fence with its language: "```tsx".',
    Details: 'Write <details> with a <summary>.',
    Image: 'Write ![What the picture shows](./picture.png).',
    Link: 'Write [words](url).',
    TabItem: 'Write <CodeTabs>, which takes code blocks, each with a tab="…".',
    Tabs: 'Write <CodeTabs>, which takes code blocks, each with a tab="…".',
  }),
);

function suggestTag(name: string) {
  const note = otherTools.get(name);
  const unknown = 'Import it, or use a tag that CONTRIBUTING.md lists.';
  return note ? { note } : suggest(name, [...tags.keys()], unknown, (value) => `<${value}>`);
}

/** Tags of `src/tags` in pages. */
export const writerTags = pageCheck({
  rules: {
    'mdx/unknown-component': 'A component is one of src/tags, or the page imports it.',
    ...attributeRules,
    'mdx/in-text': 'A component that fills lines is on separate lines.',
    ...Object.assign({}, ...[...tags.values()].map(({ validate }) => validate?.rules)),
  },
  check(page, report: PageReport, site) {
    const { names } = scopeOf(page);
    const context = contextOf(page.file, page.version, site.versions, site.siteDir, rootDir);
    for (const node of page.elements) {
      const name = node.name ?? '';
      if (!/^[^a-z.:][^.:]*$/.test(name) || names.has(name) || name === 'Head') continue;
      const tag = tags.get(name);
      if (!tag) {
        const message = `There is no component <${name}>.`;
        report('mdx/unknown-component', node, message, suggestTag(name));
        continue;
      }
      checkTag(name, tag, node, context, report);
      if (tag.block && node.type === 'mdxJsxTextElement')
        report('mdx/in-text', node, `<${name}> is in the middle of a paragraph.`, {
          note: 'Put it on separate lines, with empty lines around them.',
        });
    }
  },
});
