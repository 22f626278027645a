import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../src/site/languages';
import { indexFile, markdownUrl } from '../../src/site/pageFiles';
import { products } from '../../src/site/products';
import { describeChecks, type PassedCheck, type Verification } from '../../src/site/verification';
import { stateOf } from '../../src/site/versions';
import { link, t } from '../../src/tags/markdown';
import { readPage } from '../pages/model';
import type { SearchDoc, SearchVersion } from '../search/collect';
import { installedPackages } from '../shared/installedPackages';
import { homeOf, type DocumentedVersion } from '../shared/versions';
import type { MarkdownSite } from './links';
import { renderContent, withHead, type PageHead } from './render';

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

/** Checks that a page has passed, as at the end of the HTML page. */
function verificationOf(checks: readonly PassedCheck[] | undefined): string | undefined {
  if (!checks) return undefined;
  const { summary, details } = describeChecks(checks, t, defaultLanguage);
  return `${[summary, ...details].join('. ')}.`;
}

/** Renders a docs page to a Markdown page. */
export async function renderDoc(
  doc: SearchDoc,
  { contextOf }: Pick<SearchVersion, 'contextOf'>,
  site: MarkdownSite,
  { siteDir, verification }: { siteDir: string; verification: Verification },
): Promise<string> {
  const context = contextOf(doc.file);
  const { version } = context;
  const head: PageHead = {
    title: doc.title,
    description: doc.description,
    url: doc.path,
    index: `${version.url}${indexFile}`,
    verification: verificationOf(verification[path.relative(siteDir, doc.file)]),
    note: noteOf(doc.path, version, site),
    product: {
      name: products[version.product].name,
      version: version.version,
      packages: {
        [products[version.product].package]: version.version,
        ...installedPackages(siteDir, version),
      },
    },
  };
  const source = await readFile(doc.file, 'utf8');
  return withHead(
    head,
    site.origin,
    renderContent(readPage(source.replaceAll('\r\n', '\n')), context, site),
  );
}
