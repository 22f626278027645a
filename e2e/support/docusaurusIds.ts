/**
 * Prints the IDs of headings as Docusaurus' own loader sets them, for the pages in a JSON file.
 * It's a separate script, because Jest loads no ES modules.
 */
import mdxLoader, { createMDXLoaderItem } from '@docusaurus/mdx-loader';
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
  parseFrontMatter: ({ fileContent }: { fileContent: string }) => parseFrontMatter(fileContent),
};

async function main(): Promise<void> {
  const found: Record<string, string[]> = {};
  const collectIds = () => (tree: Root, file: { path: string }) =>
    visit(tree, 'heading', ({ data }) => {
      found[file.path]?.push((data as { id: string }).id);
    });
  const loaderOptions = {
    siteDir,
    staticDirs: ['static'],
    markdownConfig,
    remarkPlugins: [collectIds],
  };
  const { options } = (await createMDXLoaderItem(loaderOptions as never)) as { options: object };
  const pages = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>;
  for (const [file, source] of Object.entries(pages)) {
    const resourcePath = path.join(siteDir, file);
    found[resourcePath] = [];
    await new Promise<void>((resolve, reject) => {
      const context = {
        _compiler: { name: 'server' },
        resource: resourcePath,
        resourcePath,
        getOptions: () => options,
        async: () => (error: Error | null) => (error ? reject(error) : resolve()),
      };
      void mdxLoader.call(context as never, source);
    });
  }
  console.log(JSON.stringify(Object.values(found)));
}

void main();
