import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { indexFile } from '../../src/site/markdownPages';
import { products } from '../../src/site/products';
import { readPage } from '../pages/model';
import type { SearchDoc, SearchVersion } from '../search/collect';
import { readJson } from '../shared/files';
import type { DocumentedVersion } from '../shared/versions';
import type { MarkdownSite } from './links';
import { renderContent, withHead, type PageHead } from './render';

/** Packages that pages of a product use besides its own. */
const commonPackages = ['@mui/material', 'react'];

/** Versions of the packages that a version's pages were written for. */
function packagesOf(siteDir: string, { product, version, packages }: DocumentedVersion) {
  const name = products[product].package;
  const file = path.join(siteDir, packages, 'package.json');
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(file);
  const others = name in dependencies ? commonPackages : [];
  return {
    [name]: version,
    ...Object.fromEntries(
      others.flatMap((each) => (dependencies[each] ? [[each, dependencies[each]]] : [])),
    ),
  };
}

/** Renders a docs page to a Markdown page. */
export async function renderDoc(
  doc: SearchDoc,
  { contextOf }: Pick<SearchVersion, 'contextOf'>,
  site: MarkdownSite,
  siteDir: string,
): Promise<string> {
  const context = contextOf(doc.file);
  const { version } = context;
  const head: PageHead = {
    title: doc.title,
    description: doc.description,
    url: doc.path,
    index: `${version.url}${indexFile}`,
    product: {
      name: products[version.product].name,
      version: version.version,
      packages: packagesOf(siteDir, version),
    },
  };
  const source = await readFile(doc.file, 'utf8');
  return withHead(
    head,
    site.origin,
    renderContent(readPage(source.replaceAll('\r\n', '\n')), context, site),
  );
}
