import { defaultLanguage } from '../../src/site/languages';
import { baseUrl } from '../../src/site/origins';
import { localizeHref } from '../../src/site/paths';
import { productList } from '../../src/site/products';
import legacyRedirects from './legacyRedirects.json';

/** A URL that was published before, and its target. `*` and `:splat` match the rest of the path. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** URLs of the current site that redirect to another page in every language. */
export const ownRedirects: Redirect[] = productList.map(({ key, home }) => ({
  from: `${baseUrl}${key}/`,
  to: home,
  status: 301,
}));

/** Redirects among the pages of a language. All legacy URLs are English. */
export function redirectsIn(language: string, languages: readonly string[]): Redirect[] {
  if (language === defaultLanguage) return [...ownRedirects, ...(legacyRedirects as Redirect[])];
  return ownRedirects.map(({ from, to, status }) => ({
    from: localizeHref(from, language, languages),
    to: localizeHref(to, language, languages),
    status,
  }));
}

/**
 * URLs of built files that a wildcard redirects, which makes the files unreachable on most hosts.
 * @param urls of files; pages have a trailing slash
 */
export const urlsHiddenBy = (redirects: Redirect[], urls: string[]): string[] => {
  const folders = redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from }) => from.slice(0, -1));
  return urls.filter((url) => folders.some((folder) => url.startsWith(folder)));
};

/**
 * Renders the `_redirects` file: exact URLs with and without trailing slash, then wildcards, then
 * the root of the host.
 */
export function renderRedirects(redirects: Redirect[]): string {
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
  ];
  return `${lines.join('\n')}\n`;
}
