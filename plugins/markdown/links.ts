import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { localizeHref } from '../../src/site/paths';
import { markdownUrl } from '../../src/site/pageFiles';
import { inVersion } from '../shared/versionLinks';
import type { DocumentedVersion } from '../shared/versions';

/** The site that Markdown pages link to. */
export interface MarkdownSite {
  /** Origin: `https://mui.com`. */
  origin: string;
  language: string;
  languages: readonly string[];
  versions: readonly DocumentedVersion[];
  /** URLs of all pages with Markdown, in the language. */
  pages: ReadonlySet<string>;
}

/**
 * Absolute URL of a link: of the Markdown page if the target has one. Links within a page are
 * unchanged.
 */
export function absoluteUrl(href: string, version: DocumentedVersion, site: MarkdownSite): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const local = localizeHref(
    inVersion(href, version, site.versions),
    site.language,
    site.languages,
  );
  const { pathname, search, hash, href: url } = new URL(local, site.origin);
  const page = pathname.replace(/\/?$/, '/');
  return site.pages.has(page) ? `${site.origin}${markdownUrl(page)}${search}${hash}` : url;
}

/** Makes the links and pictures in Markdown absolute. */
export function makeAbsolute(
  nodes: RootContent[],
  version: DocumentedVersion,
  site: MarkdownSite,
): void {
  visit({ type: 'root', children: nodes } as Root, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      node.url = absoluteUrl(node.url, version, site);
  });
}
