import { baseUrlOf, defaultLanguage } from './facts/languages';
import { baseUrl } from './facts/origins';
import { localizeHref } from './facts/paths';
import { type DocumentedVersion, homeOf } from './versions/versions';
import legacyRedirects from './legacyRedirects.json';

/** Keeps the query and hash. It's the same on all pages, so one hash in the policy allows it. */
const redirectScript = [
  'var to=new URL(document.querySelector("a").href);',
  'to.search=location.search;',
  'if(location.hash)to.hash=location.hash;',
  'location.replace(to)',
].join('');

/** Renders a page that redirects without a server, with and without scripts. */
export function renderRedirectPage(to: string, origin: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width">',
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<link rel="canonical" href="${origin}${to.replace(/#.*$/, '')}"><meta name="robots" content="noindex">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p><script>${redirectScript}</script></body></html>`,
  ].join('');
}

/** A URL that was published before, and its target. `*` and `:splat` match the rest of the path. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Versions without a page. The version that readers see first works with its number, too. */
export function ownRedirects(versions: readonly DocumentedVersion[]): Redirect[] {
  const roots = versions.map((version): Redirect => ({
    from: version.url,
    to: homeOf(version),
    status: 301,
  }));
  const numbered = versions.map((version): Redirect => ({
    from: `${baseUrl}${version.product}/${version.version}/`,
    to: homeOf(version),
    status: 302,
  }));
  return [...roots, ...numbered.filter((each) => roots.every(({ from }) => from !== each.from))];
}

export function redirectsIn(
  language: string,
  languages: readonly string[],
  versions: readonly DocumentedVersion[],
): Redirect[] {
  const own = ownRedirects(versions);
  if (language === defaultLanguage) return [...own, ...(legacyRedirects as Redirect[])];
  return own.map(({ from, to, status }) => ({
    from: localizeHref(from, language, languages),
    to: localizeHref(to, language, languages),
    status,
  }));
}

/** URLs of built files that a wildcard redirects, which makes them unreachable on most hosts. */
export const urlsHiddenBy = (redirects: Redirect[], urls: string[]): string[] => {
  const folders = redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from }) => from.slice(0, -1));
  return urls.filter((url) => folders.some((folder) => url.startsWith(folder)));
};

/** Exact URLs with and without trailing slash, wildcards, the root, and 404 pages. */
export function renderRedirects(
  redirects: Redirect[],
  languages: readonly string[] = [defaultLanguage],
): string {
  const exact = redirects.filter(({ from }) => !from.includes('*'));
  const wildcards = redirects.filter(({ from }) => from.includes('*'));
  const line = ({ from, to, status }: Redirect) => `${from} ${to} ${status}`;
  const lines = [
    ...exact.flatMap((redirect) => [
      line(redirect),
      line({ ...redirect, from: redirect.from.replace(/\/$/, '') }),
    ]),
    ...wildcards.map(line),
    `/ ${baseUrl} 302`,
    ...languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => `/${language}/* ${baseUrlOf(language)}404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
