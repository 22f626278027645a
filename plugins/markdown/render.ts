import type { Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { defaultLanguage } from '../../model/facts/languages';
import { translateAll } from '../../model/facts/messages/allMessages';
import { baseUrl, withOrigin } from '../../model/facts/origins';
import { indexFile, markdownUrl } from '../../model/facts/pageFiles';
import { products } from '../../model/facts/products';
import {
  describeChecks,
  type PassedCheck,
  type Verification,
} from '../../model/facts/verification';
import { stateOf } from '../../model/facts/versions';
import { installedPackages } from '../../model/packages/installedPackages';
import { homeOf, type DocumentedVersion } from '../../model/versions/versions';
import type { Doc } from '../articles/articles';
import { escapeMarkdown, writeMarkdown } from './convert';

const t = translateAll('en');

export interface LinkedSite {
  /** Origin: `https://mui.com`. */
  origin: string;
  /** URLs of all pages with Markdown, in the language. */
  pages: ReadonlySet<string>;
}

export interface MarkdownSite extends LinkedSite {
  versions: readonly DocumentedVersion[];
}

/**
 * Absolute URL of a link: of the Markdown page if the target has one. Links within a page are
 * unchanged.
 */
export function absoluteUrl(href: string, site: LinkedSite): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const { pathname, search, hash, href: url } = new URL(href, site.origin);
  const page = pathname.replace(/\/?$/, '/');
  return site.pages.has(page) ? `${site.origin}${markdownUrl(page)}${search}${hash}` : url;
}

function makeAbsolute(tree: Root, site: LinkedSite): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      node.url = absoluteUrl(node.url, site);
  });
}

/** Text at the start of a Markdown page. */
interface PageHead {
  title: string;
  description: string;
  /** URL of the page, without origin. */
  url: string;
  /** URL of the index that lists the page, without origin. */
  index: string;
  /** Note on another version than readers see first. */
  note?: string;
  /** Checks that the page has passed, in words. */
  verification?: string;
  product?: { name: string; version: string; packages: Readonly<Record<string, string>> };
}

/** Front matter of a Markdown page. JSON strings are valid YAML. */
function frontMatter(
  { title, description, url, product, verification }: PageHead,
  origin: string,
): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${origin}${url}`,
    ...(product
      ? [
          `product: ${product.name}`,
          `version: ${product.version}`,
          'packages:',
          ...Object.entries(product.packages).map(
            ([name, version]) => `  ${JSON.stringify(name)}: ${version}`,
          ),
        ]
      : []),
    ...(verification ? [`verification: ${JSON.stringify(verification)}`] : []),
  ];
  return ['---', ...lines, '---'].join('\n');
}

/** Adds front matter and a link to the index to a Markdown page. */
const withHead = (head: PageHead, origin: string, content: string): string =>
  [
    frontMatter(head, origin),
    `> All pages are listed in the [documentation index](${origin}${head.index}).`,
    ...(head.note ? [`> ${head.note}`] : []),
    content,
  ].join('\n\n');

/** Writes the content of a page, with absolute links. */
export function renderContent(tree: Root, site: LinkedSite): string {
  makeAbsolute(tree, site);
  return withOrigin(writeMarkdown(tree), site.origin);
}

/** Note on pages of another version than readers see first, as on the HTML page. */
function noteOf(url: string, version: DocumentedVersion, site: MarkdownSite) {
  const { name } = products[version.product];
  const latest = site.versions.find((each) => each.product === version.product && each.isLast);
  if (!latest || version.version === latest.version) return undefined;
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

/** Renders a docs page. */
export function renderDoc(
  doc: Doc,
  version: DocumentedVersion,
  content: string,
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
  const title = `# ${escapeMarkdown(doc.title)}`;
  return withHead(
    head,
    site.origin,
    [title, escapeMarkdown(doc.description), content].join('\n\n'),
  );
}

/** URLs of the pages of the site that aren't docs, in English. */
export const otherUrls = [baseUrl, `${baseUrl}versions/`, `${baseUrl}production-error/`];

/** A page that isn't docs. */
export interface OtherPage {
  url: string;
  title: string;
  description: string;
  /** Content below the title and the description. */
  content: string;
}

/** The pages of the site that aren't docs. Each starts with its title and its description. */
export const otherPages = (pages: ReadonlyMap<string, { markdown: string }>): OtherPage[] =>
  otherUrls.flatMap((url) => {
    const page = pages.get(url);
    if (!page) return [];
    const [title = '', description = '', ...content] = page.markdown.trim().split('\n\n');
    return {
      url,
      title: title.replace(/^# /, ''),
      description,
      content: `${content.join('\n\n')}\n`,
    };
  });

/** Renders another page. */
export const renderOther = (
  { url, title, description, content }: OtherPage,
  site: MarkdownSite,
): string =>
  withHead(
    { url, title, description, index: `${baseUrl}${indexFile}` },
    site.origin,
    [`# ${title}`, description, content].join('\n\n'),
  );
