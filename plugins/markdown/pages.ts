import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { indexFile, markdownUrl } from '../../src/site/markdownPages';
import { products } from '../../src/site/products';
import { stateOf } from '../../src/site/versions';
import { link, t } from '../../src/tags/markdown';
import { readPage } from '../pages/model';
import type { SearchDoc, SearchVersion } from '../search/collect';
import { readJson } from '../shared/files';
import { homeOf, type DocumentedVersion } from '../shared/versions';
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

/** Note on pages of another version than readers see first, as on the HTML page. */
function noteOf(url: string, version: DocumentedVersion, site: MarkdownSite) {
  const { name } = products[version.product];
  const latest = site.versions.find((each) => each.product === version.product && each.isLast);
  if (!latest || version.isLast) return undefined;
  const same = latest.url + url.slice(version.url.length);
  const href = site.origin + markdownUrl(site.pages.has(same) ? same : homeOf(latest));
  return t(stateOf(version) === 'next' ? 'shell.ahead' : 'shell.earlier', {
    version: `${name} ${version.label}`,
    latest: link({ title: `${name} ${latest.label}`, href }),
  });
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
    note: noteOf(doc.path, version, site),
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
