import path from 'node:path';
import { collectDocs } from '../../plugins/page-checks/collect';
import { pagesOf } from '../../plugins/navigation/pageTree';
import { buildIndex, type IndexFile } from '../../plugins/search/build';
import type { SearchDoc, SearchVersion } from '../../plugins/search/collect';
import type { PageTreeEntry } from '../../plugins/navigation/pageTree';
import { coreTree, studioTree } from '../../sidebars';
import { baseUrl } from '../../src/site/origins';
import { products, type ProductKey } from '../../src/site/products';

const trees: Record<ProductKey, PageTreeEntry[]> = { core: coreTree, studio: studioTree };

/** The pages being written, without Docusaurus: quick enough to measure the ranking after each change. */
export async function sourceVersions(siteDir: string): Promise<SearchVersion[]> {
  const docs = await collectDocs(siteDir);
  return (Object.keys(trees) as ProductKey[]).map((product) => {
    const order = pagesOf(trees[product]).map(({ pathname }) => `${pathname}/`);
    const labels = new Map(
      pagesOf(trees[product]).map((page) => [`${page.pathname}/`, page.title]),
    );
    return {
      id: `docs-${product}-current`,
      product: products[product].name,
      version: `v${products[product].version}`,
      isLast: true,
      folder: path.join(siteDir, `docs-${product}`),
      docs: docs
        .filter(({ file }) => file.startsWith(`docs-${product}/`))
        .map(({ file, address, description, frontMatter }): SearchDoc => {
          const title = String(frontMatter.title);
          const { keywords } = frontMatter;
          return {
            path: address,
            title,
            description,
            file: path.join(siteDir, file),
            label: labels.get(address) ?? title,
            groups: [],
            keywords: Array.isArray(keywords) ? keywords.map(String) : [],
          };
        })
        .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path)),
    };
  });
}

/** The index of the pages being written. */
export async function indexSources(siteDir: string): Promise<IndexFile[]> {
  return buildIndex(await sourceVersions(siteDir), baseUrl);
}
