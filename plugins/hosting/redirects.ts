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

/** Addresses of the site's own that lead to another page, in every language. */
export const ownRedirects: Redirect[] = productList.map(({ key, home }) => ({
  from: `${baseUrl}${key}/`,
  to: home,
  status: 301,
}));

/** What leads on among the pages of a language. Addresses that were once published were English. */
export function redirectsIn(language: string, languages: readonly string[]): Redirect[] {
  if (language === defaultLanguage) return [...ownRedirects, ...(legacyRedirects as Redirect[])];
  return ownRedirects.map(({ from, to, status }) => ({
    from: localizeHref(from, language, languages),
    to: localizeHref(to, language, languages),
    status,
  }));
}

/**
 * Addresses of built files that a wildcard leads away from: on most hosts nobody could load them.
 * @param addresses of files, those of pages with their trailing slash
 */
export const hiddenBy = (redirects: Redirect[], addresses: string[]): string[] => {
  const folders = redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from }) => from.slice(0, -1));
  return addresses.filter((address) => folders.some((folder) => address.startsWith(folder)));
};

/**
 * The `_redirects` file: exact addresses first, with and without trailing slash, then the
 * wildcards, last the root of the host.
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
