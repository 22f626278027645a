import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withOrigin } from '../../model/facts/origins';
import { markdownUrl } from '../../model/facts/pageFiles';
import type { DocumentedVersion } from '../../model/versions/versions';
import { writeMarkdown } from './convert';

export interface MarkdownSite {
  /** Origin: `https://mui.com`. */
  origin: string;
  versions: readonly DocumentedVersion[];
  /** URLs of all pages with Markdown, in the language. */
  pages: ReadonlySet<string>;
}

/**
 * Absolute URL of a link: of the Markdown page if the target has one. Links within a page are
 * unchanged.
 */
export function absoluteUrl(href: string, site: Omit<MarkdownSite, 'versions'>): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const { pathname, search, hash, href: url } = new URL(href, site.origin);
  const page = pathname.replace(/\/?$/, '/');
  return site.pages.has(page) ? `${site.origin}${markdownUrl(page)}${search}${hash}` : url;
}

function makeAbsolute(tree: Root, site: MarkdownSite): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      node.url = absoluteUrl(node.url, site);
  });
}

/** Text at the start of a Markdown page. */
export interface PageHead {
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

/** Adds front matter, a link to the index, and the title to the content of a Markdown page. */
export const withHead = (head: PageHead, origin: string, content: string): string =>
  [
    frontMatter(head, origin),
    `> All pages are listed in the [documentation index](${origin}${head.index}).`,
    ...(head.note ? [`> ${head.note}`] : []),
    `# ${head.title}`,
    head.description,
    content,
  ].join('\n\n');

/** Writes the content of a page, with absolute links. */
export function renderContent(tree: Root, site: MarkdownSite): string {
  makeAbsolute(tree, site);
  return withOrigin(writeMarkdown(tree), site.origin);
}
