import path from 'node:path';
import { nearest } from '../../../plugins/shared/problems';
import { decode } from '../../../src/site/decode';
import { baseUrl, defaultSiteUrl } from '../../../src/site/origins';
import { problemIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';

const schemes = ['https', 'http', 'mailto', 'tel'];

/** Words that do not say where a link leads. */
const vague =
  /^(?:(?:click )?here|this|this (?:link|page)|(?:the )?link|(?:read|learn) more|more)$/i;

/** Whether something is on this site, though it is written with a host. */
const isOwnSite = (url: string) =>
  URL.canParse(url) &&
  [new URL(defaultSiteUrl).host, 'localhost:3000'].includes(new URL(url).host) &&
  new URL(url).pathname.startsWith(baseUrl);

/** A link to the file of a page, which Docusaurus turns into its URL. */
function checkPageFile(page: Page, site: Site, url: string): string | undefined {
  const file = decode(url.replace(/[?#].*$/, ''));
  if (!/\.mdx?$/.test(file)) return undefined;
  const target = path.posix.join(path.posix.dirname(page.file), file);
  const files = site.pages.map((each) => each.file);
  if (!file.startsWith('/') && files.includes(target)) return undefined;
  const slug = file.replace(/\.mdx?$/, '/');
  const other = site.pages.find(({ address }) => address === slug);
  if (other) return `"${url}" is not the URL of a page. Did you mean "${other.address}"?`;
  const siblings = files
    .filter((each) => path.posix.dirname(each) === path.posix.dirname(target))
    .map((each) => path.posix.basename(each));
  const before = file.slice(0, file.length - path.posix.basename(file).length);
  return `"${url}" does not lead to a page (${target}).${nearest(path.posix.basename(file), siblings, (value) => `"${before}${value}"`)}`;
}

function checkUrl(
  page: Page,
  site: Site,
  url: string,
): { rule: string; message: string } | undefined {
  const [, scheme] = /^([a-z][a-z+.-]*):/i.exec(url) ?? [];
  if (scheme && !schemes.includes(scheme.toLowerCase()))
    return {
      rule: 'links/scheme',
      message: `"${scheme}:" is not a way to a page.${nearest(scheme, schemes, (value) => `"${value}:"`) || ` It can be ${schemes.join(', ')}.`}`,
    };
  if (isOwnSite(url)) {
    const { pathname, hash } = new URL(url);
    return {
      rule: 'links/own-site',
      message: `"${url}" is a page of this site, which would not be checked, nor be of the same version. Write "${pathname}${hash}".`,
    };
  }
  if (/^www\./i.test(url))
    return {
      rule: 'links/scheme',
      message: `"${url}" would be looked for beside this page. Write "https://${url}".`,
    };
  const file = scheme ? undefined : checkPageFile(page, site, url);
  return file ? { rule: 'links/missing-page', message: file } : undefined;
}

/** What a link says, and the kind of URL it has. Where it leads is another check's. */
export const linkTexts: PageCheck = {
  scope: 'page',
  rules: {
    'links/text': 'The words of a link say where it leads.',
    'links/scheme': 'A URL has a scheme that browsers open.',
    'links/own-site': 'A link to a page of this site is a path.',
    'links/missing-page': 'A link leads to a page.',
  },
  check(page, site) {
    return page.links
      .filter(({ type }) => type !== 'href')
      .flatMap((link) => {
        const found = checkUrl(page, site, link.url);
        const wrong = found ? [problemIn(page, link, found.rule, found.message)] : [];
        const text = link.text.replace(/[.!?]$/, '');
        if (link.type === 'definition' || (text !== '' && !vague.test(text))) return wrong;
        return [
          ...wrong,
          problemIn(
            page,
            link,
            'links/text',
            text === ''
              ? 'The link has no words. Write [words](url) that name its target.'
              : `"${text}" does not say where the link leads. Name its target.`,
          ),
        ];
      });
  },
};
