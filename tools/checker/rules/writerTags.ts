import { suggest } from '../../../plugins/shared/problems';
import { contextOf, tags } from '../../../plugins/tags/tags';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport } from '../rule';
import { scopeOf } from '../scripts';
import { attributeRules, checkTag } from './tagAttributes';

/** Components that writers know from other sites, with replacements. */
const otherTools = new Map(
  Object.entries({
    Admonition: 'Use a callout: ":::note".',
    Alert: 'Use a callout: ":::note".',
    Callout: 'Use a callout: ":::note".',
    CodeBlock: 'Use a code block with a language: "```tsx".',
    Details: 'Use <details> with a <summary>.',
    Image: 'Write ![What the picture shows](./picture.png).',
    Link: 'Write [label](url).',
    Tabs: 'Use <CodeTabs> with code blocks, each with a tab="…".',
  }),
);

/** Docusaurus' `Head`, and parts of `Tabs`, which is reported. */
const ignored = new Set(['Head', 'TabItem']);

function suggestTag(name: string) {
  const note = otherTools.get(name);
  const unknown = 'Import it, or use one of the tags in CONTRIBUTING.md.';
  return note ? { note } : suggest(name, [...tags.keys()], unknown, (value) => `<${value}>`);
}

/** Tags of `src/tags` in pages. */
export const writerTags = pageCheck({
  rules: {
    'mdx/unknown-component': 'Components are in src/tags, or the page imports them.',
    ...attributeRules,
    'mdx/in-text': 'Block components are on separate lines.',
    ...Object.assign({}, ...[...tags.values()].map(({ validate }) => validate?.rules)),
  },
  check(page, report: PageReport, site) {
    const { names } = scopeOf(page);
    const context = contextOf(page.file, page.version, site.versions, site.siteDir, rootDir);
    for (const node of page.elements) {
      const name = node.name ?? '';
      if (!/^[^a-z.:][^.:]*$/.test(name) || names.has(name) || ignored.has(name)) continue;
      const tag = tags.get(name);
      if (!tag) {
        const message = `There's no component <${name}>.`;
        report('mdx/unknown-component', node, message, suggestTag(name));
        continue;
      }
      checkTag(name, tag, node, context, report);
      if (tag.block && node.type === 'mdxJsxTextElement')
        report('mdx/in-text', node, `<${name}> can't be part of a paragraph.`, {
          note: 'Put it on a separate line, with empty lines around it.',
        });
    }
  },
});
