import type { Root as Html } from 'hast';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import { defaultLanguage } from '../../model/facts/languages';
import { indexFile, markdownUrl } from '../../model/facts/pageFiles';
import { baseUrl } from '../../model/facts/origins';
import { products } from '../../model/facts/products';
import {
  describeChecks,
  type PassedCheck,
  type Verification,
} from '../../model/facts/verification';
import { stateOf } from '../../model/facts/versions';
import type { Doc } from '../articles/articles';
import { installedPackages } from '../../model/packages/installedPackages';
import { translateAll } from '../../model/facts/messages/allMessages';
import { homeOf, type DocumentedVersion } from '../../model/versions/versions';
import { toMarkdown, writeMarkdown } from './convert';
import type { MarkdownSite } from './render';
import { renderContent, withHead, type PageHead } from './render';

const t = translateAll('en');

/** Note on pages of another version than readers see first, as on the HTML page. */
function noteOf(url: string, version: DocumentedVersion, site: MarkdownSite) {
  const { name } = products[version.product];
  const latest = site.versions.find((each) => each.product === version.product && each.isLast);
  if (!latest || version.isLast) return undefined;
  const same = latest.url + url.slice(version.url.length);
  const href = site.origin + markdownUrl(site.pages.has(same) ? same : homeOf(latest));
  return t(stateOf(version) === 'next' ? 'shell.ahead' : 'shell.earlier', {
    version: `${name} ${version.label}`,
    latest: `[${name} ${latest.label}](${href})`,
  });
}

/** Checks that a page has passed, as at the end of the HTML page. */
function verificationOf(checks: readonly PassedCheck[] | undefined): string | undefined {
  if (!checks) return undefined;
  const { summary, details } = describeChecks(checks, t, defaultLanguage);
  return `${[summary, ...details].join('. ')}.`;
}

/** Renders the article of a docs page to a Markdown page. */
export function renderDoc(
  doc: Doc,
  version: DocumentedVersion,
  article: Html,
  site: MarkdownSite,
  { siteDir, verification }: { siteDir: string; verification: Verification },
): string {
  const head: PageHead = {
    title: doc.title,
    description: doc.description,
    url: doc.path,
    index: `${version.url}${indexFile}`,
    verification: verificationOf(
      verification[path.relative(siteDir, doc.file).replaceAll(path.sep, '/')],
    ),
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
  return withHead(head, site.origin, renderContent(toMarkdown(article), site));
}

/** URLs of the pages of the site that aren't docs, in English. */
const otherUrls = [baseUrl, `${baseUrl}versions/`, `${baseUrl}production-error/`];

/** A page that isn't docs. */
export interface OtherPage {
  url: string;
  title: string;
  description: string;
  /** Content below the title and the description. */
  content: RootContent[];
}

/** The pages of the site that aren't docs. Each starts with its title and its description. */
export const otherPages = (articleOf: (url: string) => Html): OtherPage[] =>
  otherUrls.map((url) => {
    const [title, description, ...content] = toMarkdown(articleOf(url)).children;
    const lead = description ? [description] : [];
    return {
      ...{ url, content, title: toString(title) },
      description: writeMarkdown({ type: 'root', children: lead }).trim(),
    };
  });

/** Renders another page to a Markdown page. */
export const renderOther = (
  { url, title, description, content }: OtherPage,
  site: MarkdownSite,
): string =>
  withHead(
    { url, title, description, index: `${baseUrl}${indexFile}` },
    site.origin,
    renderContent({ type: 'root', children: content }, site),
  );
