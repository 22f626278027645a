/**
 * Prints the IDs of headings as Docusaurus' own processor sets them, for the pages in a JSON file.
 * It's a separate script, because Jest loads no ES modules.
 */
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import preprocessContent from '@docusaurus/mdx-loader/lib/preprocessor';
import type { Root } from 'mdast';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseFrontMatter } from '../../model/pages/frontMatter';

const siteDir = path.resolve(__dirname, '../..');
const markdownConfig = {
  format: 'mdx',
  emoji: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
};

async function main(): Promise<void> {
  const found: Record<string, string[]> = {};
  const collectIds = () => (tree: Root, file: { path: string }) =>
    visit(tree, 'heading', ({ data }) => {
      found[file.path]?.push((data as { id: string }).id);
    });
  const options = { siteDir, staticDirs: ['static'], markdownConfig, remarkPlugins: [collectIds] };
  const processor = await createProcessorUncached({ options, format: 'mdx' } as never);
  const pages = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>;
  for (const [file, source] of Object.entries(pages)) {
    const filePath = path.join(siteDir, file);
    const { frontMatter, content: fileContent } = parseFrontMatter(source);
    const content = preprocessContent({ fileContent, filePath, markdownConfig } as never);
    found[filePath] = [];
    await processor.process({ content, filePath, frontMatter, compilerName: 'server' });
  }
  console.log(JSON.stringify(Object.values(found)));
}

void main();
