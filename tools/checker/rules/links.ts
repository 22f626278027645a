import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageLink } from '../../../plugins/pages/model';
import { textOf, writtenOf } from '../../../plugins/pages/nodes';
import { suggest } from '../../../plugins/shared/problems';
import { inVersion } from '../../../plugins/shared/versionLinks';
import { contextOf, tags } from '../../../plugins/tags/tags';
import { decode } from '../../../src/site/decode';
import { baseUrl } from '../../../src/site/origins';
import { rootDir } from '../rootDir';
import { siteCheck, type SiteReport } from '../rule';
import { partialsIn } from '../partials';
import type { Page, Site } from '../site';

const rules = {
  'links/missing-page': 'A link leads to a page.',
  'links/missing-anchor': 'The anchor of a link exists on its page.',
};
type Report = SiteReport<typeof rules>;

/** Pages by URL (with a trailing slash), and the ids on each. */
export type PageIds = Map<string, Set<string>>;

/** A page with links to check. */
export interface LinkingPage {
  file: string;
  /** URL of the page, which resolves links that are only an anchor. */
  url: string;
  links: Pick<PageLink, 'url' | 'line' | 'column'>[];
  /** Resolves the URL of a link on this page. By default, the URL doesn't change. */
  resolve?: (href: string) => string;
}

const isExternal = (url: string) => /^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('//');

/** Suggests corrections of frequent problems: a missing slash at the end, or a missing base URL. */
function suggestPage(pathname: string, hash: string, pages: PageIds) {
  const meant = [`${pathname}/`, `/toolpad${pathname}`, `/toolpad${pathname}/`].find((each) =>
    pages.has(each),
  );
  return meant ? { note: `Write "${meant}${hash}".` } : suggest(pathname, [...pages.keys()]);
}

/** Checks the links of a page. */
export function checkLinks(
  { file, url: pageUrl, links, resolve = (href) => href }: LinkingPage,
  pages: PageIds,
  report: Report,
): void {
  const base = `https://site.invalid${pageUrl}`;
  for (const { url, ...place } of links.filter((link) => !isExternal(link.url))) {
    const at = { file, ...place };
    if (!URL.canParse(resolve(url), base)) {
      report('links/missing-page', at, `"${url}" is not a URL.`);
      continue;
    }
    const { pathname, hash } = new URL(resolve(url), base);
    const ids = pages.get(pathname);
    const id = decode(hash.slice(1));
    if (!ids && !/\.\w+$/.test(pathname))
      report(
        'links/missing-page',
        at,
        `Link "${url}" does not lead to a page.`,
        suggestPage(pathname, hash, pages),
      );
    else if (ids && id && !ids.has(id) && !ids.has(id.replace(/\.(tsx|js)$/, '')))
      report(
        'links/missing-anchor',
        at,
        `Link "${url}" does not point to a heading on ${pathname === pageUrl ? 'this page' : pathname}.`,
        suggest(id, [...ids], undefined, (value) => `#${value}`),
      );
  }
}

/** Ids of elements: those that a writer gives them, and those that tags render. */
const idsOfElements = (page: Page, { siteDir, versions }: Site): string[] => {
  const context = contextOf(page.file, page.version, versions, siteDir, rootDir);
  return page.elements.flatMap((node) => {
    const { ids = [], members = [] } =
      tags.get(node.name ?? '')?.toText?.(writtenOf(node), context) ?? {};
    const id = textOf(node, 'id');
    return [...(id ? [id] : []), ...ids, ...members.map(({ anchor }) => anchor)];
  });
};

/** Ids that every page has, although its source doesn't contain them. */
const idsOfTheme = ['__docusaurus', '__docusaurus_skipToContent_fallback'];

/** URLs of the pages in `src/pages`. */
export function otherPages(): string[] {
  const folder = path.join(rootDir, 'src/pages');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[\w-]+\.tsx$/.test(name))
        .map((name) => `${baseUrl}${name === 'index.tsx' ? '' : `${name.replace('.tsx', '')}/`}`)
    : [];
}

/** Ids on each page, read from the sources. */
function idsOfPages(site: Site): PageIds {
  const { pages, partials } = site;
  /** Ids of a page and of the partials that it imports, even if partials import each other. */
  const idsOf = (page: Page, within: readonly Page[] = []): string[] => [
    ...page.headings.map(({ id }) => id),
    ...idsOfElements(page, site),
    ...partials
      .filter((partial) => partialsIn(page).includes(partial.file) && !within.includes(partial))
      .flatMap((partial) => idsOf(partial, [...within, partial])),
  ];
  return new Map([
    ...otherPages().map((url): [string, Set<string>] => [url, new Set()]),
    ...pages.map((page): [string, Set<string>] => [
      page.url,
      new Set([...idsOfTheme, ...idsOf(page)]),
    ]),
  ]);
}

/** Links to pages and anchors. A build checks them again in the rendered HTML. */
export const links = siteCheck({
  rules,
  check(site, report) {
    const ids = idsOfPages(site);
    const unreadable = new Set(site.pages.filter(({ syntax }) => syntax).map(({ url }) => url));
    for (const page of [...site.pages, ...site.partials]) {
      if (page.syntax) continue;
      const resolve = (href: string) => {
        const target = inVersion(href, page.version, site.versions);
        const url = target.replace(/#.*$/, '');
        // The anchors of a page with a syntax error are unknown.
        return unreadable.has(url) ? url : target;
      };
      checkLinks({ ...page, resolve }, ids, report);
    }
  },
});
