import path from 'node:path';
import type { PageLink } from '../../../plugins/pages/model';
import { suggest } from '../../../plugins/shared/problems';
import { decode } from '@site/src/site/urls';
import { baseUrl, defaultSiteUrl } from '../../../src/site/origins';
import { pageCheck, type PageReport } from '../rule';
import type { Page, Site } from '../site';
import { emailAddress } from './links';

const schemes = ['https', 'http', 'mailto', 'tel'];

/** Labels that don't describe the target of a link. */
const vague =
  /^(?:(?:click )?here|this|this (?:link|page)|(?:the )?link|(?:read|learn) more|more)$/i;

const rules = {
  'links/text': 'The label of a link describes its target.',
  'links/scheme': 'URLs have a scheme that browsers open.',
  'links/own-site': 'Links to pages of this site are paths.',
  'links/missing-page': 'Linked pages exist.',
};
type Report = PageReport<typeof rules>;

/** Returns whether an absolute URL is a page of this site. */
const isOwnSite = (url: string) =>
  URL.canParse(url) &&
  [new URL(defaultSiteUrl).host, 'localhost:3000'].includes(new URL(url).host) &&
  new URL(url).pathname.startsWith(baseUrl);

/** Checks a link to the file of a page, which Docusaurus turns into its URL. */
function checkPageFile(page: Page, { pages }: Site, link: PageLink, report: Report): void {
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

function checkUrl(page: Page, site: Site, link: PageLink, report: Report): void {
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
  } else if (emailAddress.test(url))
    report('links/scheme', link, `"${url}" is an email address, so the link needs "mailto:".`, {
      note: `Write "mailto:${url}".`,
    });
  else if (/^www\./i.test(url))
    report('links/scheme', link, `Without "https://", "${url}" is a path on this site.`, {
      note: `Write "https://${url}".`,
    });
  else if (!scheme) checkPageFile(page, site, link, report);
}

/** Labels of links, and the kinds of their URLs. `links.ts` checks the targets. */
export const linkTexts = pageCheck({
  rules,
  check(page, report, site) {
    for (const link of page.links) {
      if (link.type === 'href') continue;
      checkUrl(page, site, link, report);
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
