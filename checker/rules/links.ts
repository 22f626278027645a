import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decode } from '@site/model/facts/urls';
import type { PageLink } from '../../model/pages/parsePage';
import { attributeText, writtenOf } from '../../model/pages/nodes';
import { suggest } from '../../model/problems';
import { hasLostSlug } from '../../model/pages/frontMatter';
import { inVersion } from '../../model/pages/versionLinks';
import { contextOf, tags } from '../../model/tags/tags';
import { baseUrl, defaultSiteUrl } from '../../model/facts/origins';
import { productList } from '../../model/facts/products';
import { nextVersion } from '../../model/versions/versions';
import { behaviorFile } from '../../model/api/data';
import { readIfExists } from '../../model/files/files';
import { partialsIn, type Site } from '../../model/site';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport, siteCheck, type SiteReport } from '../rule';
import type { Page } from '../../model/pages/pages';

const rules = {
  'links/missing-page': 'Linked pages exist.',
  'links/missing-anchor': 'Anchors of links exist on their pages.',
};
type Report = SiteReport<typeof rules>;

/** Pages by URL (with a trailing slash), and the ids on each. */
export type PageIds = Map<string, Set<string>>;

export interface LinkingPage {
  file: string;
  /** URL of the page, which resolves links that are only an anchor. */
  url: string;
  links: Pick<PageLink, 'url' | 'line' | 'column'>[];
  /** Resolves the URL of a link on this page. By default, the URL doesn't change. */
  resolve?: (href: string) => string;
}

/** An email address without `mailto:`. */
export const emailAddress = /^[^\s/?#:@]+@[^\s/?#:@]+\.[a-z]{2,}$/i;

/** Returns whether a URL is that of a file, not of a page. `0.16.0` has no extension. */
export const hasExtension = (url: string) => /\.(?!\d+$)\w+$/.test(url.replace(/[?#].*$/, ''));

/** Returns whether a URL isn't on this site, even if its scheme is missing. */
const isExternal = (url: string) =>
  /^(?:[a-z][a-z+.-]*:|\/\/|www\.)/i.test(url) || emailAddress.test(url);

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/** The page with the same last segment that has most of the other segments, too. */
function pageWithSegment(segments: readonly string[], pages: PageIds): string | undefined {
  const shared = (page: string) =>
    segmentsOf(page).filter((segment) => segments.includes(segment)).length;
  return [...pages.keys()]
    .filter((page) => segments.length > 0 && segmentsOf(page).at(-1) === segments.at(-1))
    .sort((a, b) => shared(b) - shared(a) || a.length - b.length)[0];
}

/**
 * Suggests corrections of frequent problems: a missing slash at the end, a missing base URL,
 * another folder, or a misspelled name.
 */
function suggestPage(pathname: string, hash: string, pages: PageIds) {
  const meant = [`${pathname}/`, `/toolpad${pathname}`, `/toolpad${pathname}/`].find((each) =>
    pages.has(each),
  );
  if (meant) return { note: `Write "${meant}${hash}".` };
  const segments = segmentsOf(pathname);
  const [last = ''] = segments.slice(-1);
  const names = [...pages.keys()].map((page) => segmentsOf(page).at(-1) ?? '');
  const { expected: name = last } = suggest(last, names);
  return { expected: pageWithSegment([...segments.slice(0, -1), name], pages) };
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
      report('links/missing-page', at, `"${url}" isn't a valid URL.`);
      continue;
    }
    const { pathname, hash } = new URL(resolve(url), base);
    const ids = pages.get(pathname);
    const id = decode(hash.slice(1));
    if (!ids && !hasExtension(pathname))
      report(
        'links/missing-page',
        at,
        `The page "${url}" doesn't exist.`,
        suggestPage(pathname, hash, pages),
      );
    else if (ids && id && !ids.has(id) && !ids.has(id.replace(/\.(tsx|js)$/, '')))
      report(
        'links/missing-anchor',
        at,
        `The anchor "#${id}" doesn't exist on ${pathname === pageUrl ? 'this page' : pathname}.`,
        suggest(id, [...ids], undefined, (value) => `#${value}`),
      );
  }
}

/** Ids of elements: those that a writer gives them, and those that tags render. */
const idsOfElements = (page: Page, { siteDir, versions }: Site): string[] => {
  const context = contextOf(page.file, page.version, versions, siteDir, rootDir);
  return page.elements.flatMap((node) => {
    const ids = tags.get(node.name ?? '')?.ids?.(writtenOf(node), context) ?? [];
    const id = attributeText(node, 'id');
    return [...(id ? [id] : []), ...ids];
  });
};

/** URLs of the pages in `src/pages`. */
export function otherPages(): string[] {
  const folder = path.join(rootDir, 'src/pages');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[\w-]+\.tsx$/.test(name))
        .map((name) => `${baseUrl}${name === 'index.tsx' ? '' : `${name.replace('.tsx', '')}/`}`)
    : [];
}

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
  const ids = new Map(otherPages().map((address) => [address, new Set<string>()]));
  // Pages with the same URL share their ids, because another rule reports the URL.
  for (const page of pages)
    ids.set(page.url, new Set([...(ids.get(page.url) ?? []), '__docusaurus', ...idsOf(page)]));
  return ids;
}

/** Returns whether a page that readers see first links to a page of the next version. */
const isAhead = (href: string, { version: { isLast } }: Page) =>
  isLast && productList.some(({ key }) => href.startsWith(`${baseUrl}${key}/${nextVersion}/`));

/** URLs of this site that have no page, and at least two links. */
function missingTwice({ pages, versions }: Site, ids: PageIds): Set<string> {
  const targets = pages
    .flatMap(({ links, version }) => links.map(({ url }) => inVersion(url, version, versions)))
    .map((url) => url.replace(/#.*$/, ''))
    .filter((url) => url.startsWith(baseUrl) && !ids.has(url));
  return new Set(targets.filter((url, index) => targets.indexOf(url) !== index));
}

/** Links to pages and anchors. A build checks them again in the rendered HTML. */
export const links = siteCheck({
  rules,
  check(site, report) {
    const ids = idsOfPages(site);
    const unreadable = new Set(site.pages.filter(({ syntax }) => syntax).map(({ url }) => url));
    // Several links to the same missing page have one cause: its slug, which another rule reports.
    if (site.pages.some(({ frontMatter }) => hasLostSlug(frontMatter)))
      for (const url of missingTwice(site, ids)) {
        ids.set(url, new Set());
        unreadable.add(url);
      }
    for (const page of [...site.pages, ...site.partials]) {
      if (page.syntax) continue;
      const resolve = (href: string) => {
        const target = inVersion(href, page.version, site.versions);
        const url = target.replace(/#.*$/, '');
        // The anchors of a page with a syntax error are unknown.
        return unreadable.has(url) ? url : target;
      };
      const links = page.links.filter(({ url }) => !isAhead(url, page));
      checkLinks({ ...page, links, resolve }, ids, report);
    }
    for (const { key } of productList) {
      const file = behaviorFile(key);
      const lines = (readIfExists(path.join(site.siteDir, file)) ?? '').split('\n');
      const links = lines.flatMap((text, index) =>
        [...text.matchAll(/\/toolpad\/[^\s)`'"]+/g)].map(({ 0: url, index: before }) => ({
          ...{ url, line: index + 1, column: before + 1 },
        })),
      );
      checkLinks({ file, url: baseUrl, links }, ids, report);
    }
  },
});

const schemes = ['https', 'http', 'mailto', 'tel'];

/** Labels that don't describe the target of a link. */
const vague =
  /^(?:(?:click )?here|this|this (?:link|page)|(?:the )?link|(?:read|learn) more|more)$/i;

const textRules = {
  'links/text': 'The label of a link describes its target.',
  'links/scheme': 'URLs have a scheme that browsers open.',
  'links/next-version': 'Pages link to no page of the next version.',
  'links/other-title': "The label of a link isn't the title of another page.",
  'links/own-site': 'Links to pages of this site are paths.',
  'links/missing-page': 'Linked pages exist.',
};
type TextReport = PageReport<typeof textRules>;

const isOwnSite = (url: string) =>
  URL.canParse(url) &&
  [new URL(defaultSiteUrl).host, 'localhost:3000'].includes(new URL(url).host) &&
  new URL(url).pathname.startsWith(baseUrl);

function checkPageFile(page: Page, { pages }: Site, link: PageLink, report: TextReport): void {
  const file = decode(link.url.replace(/[?#].*$/, ''));
  if (!/\.mdx?$/.test(file)) return;
  const target = path.posix.join(path.posix.dirname(page.file), file);
  const files = pages.map((each) => each.file);
  if (!file.startsWith('/') && files.includes(target)) return;
  const other = pages.find(({ url }) => url === file.replace(/\.mdx?$/, '/'));
  if (other)
    return report('links/missing-page', link, `"${link.url}" isn't the URL of a page.`, {
      expected: other.url,
    });
  const siblings = files
    .filter((each) => path.posix.dirname(each) === path.posix.dirname(target))
    .map((each) => path.posix.basename(each));
  const before = file.slice(0, file.length - path.posix.basename(file).length);
  report(
    'links/missing-page',
    link,
    `The page "${link.url}" doesn't exist (${target}).`,
    suggest(path.posix.basename(file), siblings, undefined, (value) => before + value),
  );
}

function checkUrl(page: Page, site: Site, link: PageLink, report: TextReport): void {
  const { url } = link;
  const [, scheme] = /^([a-z][a-z+.-]*):/i.exec(url) ?? [];
  if (scheme && !schemes.includes(scheme.toLowerCase()))
    report(
      'links/scheme',
      link,
      `Browsers can't open links that start with "${scheme}:".`,
      suggest(scheme, schemes, 'Use https, http, mailto, or tel.', (value) => `${value}:`),
    );
  else if (isOwnSite(url)) {
    const { pathname, hash } = new URL(url);
    report(
      'links/own-site',
      link,
      `"${url}" is a page of this site, so the link must be a path to stay in the same version.`,
      { note: `Write "${pathname}${hash}".` },
    );
  } else if (isAhead(url, page))
    report('links/next-version', link, `"${url}" moves with the release of the next version.`, {
      note: 'Name the version in the text, without a link.',
    });
  else if (emailAddress.test(url))
    report('links/scheme', link, `"${url}" is an email address, so the link needs "mailto:".`, {
      note: `Write "mailto:${url}".`,
    });
  else if (/^www\./i.test(url))
    report('links/scheme', link, `Without "https://", "${url}" is a path on this site.`, {
      note: `Write "https://${url}".`,
    });
  else if (!scheme) checkPageFile(page, site, link, report);
}

/** Reports a label that is the title of another page in the version, which readers expect. */
function checkTitle(page: Page, { pages, versions }: Site, link: PageLink, report: TextReport) {
  const target = inVersion(link.url, page.version, versions).replace(/#.*$/, '');
  const named = pages.filter(
    ({ frontMatter, version }) => version === page.version && frontMatter.title === link.text,
  );
  const words = link.text.toLowerCase().split(' ');
  const isMeant = named.some(({ url }) => url === target) || target.includes(words.join('-'));
  if (named[0] && words[1] && !isMeant && pages.some(({ url }) => url === target))
    report('links/other-title', link, `"${link.text}" is the title of another page.`, {
      note: `Link to ${named[0].url}, or change the label.`,
    });
}

/** Labels of links, and the kinds of their URLs. */
export const linkTexts = pageCheck({
  rules: textRules,
  check(page, report, site) {
    for (const link of page.links) {
      checkUrl(page, site, link, report);
      if (link.type === 'href') continue;
      checkTitle(page, site, link, report);
      const text = link.text.replace(/[.!?]$/, '');
      if (link.type === 'definition' || (text !== '' && !vague.test(text))) continue;
      if (text === '')
        report('links/text', link, 'This link has no label.', {
          note: 'Write [label](url), with a label that describes the target.',
        });
      else
        report('links/text', link, `The label "${text}" doesn't describe the target of the link.`, {
          note: 'Name the target instead.',
        });
    }
  },
});
