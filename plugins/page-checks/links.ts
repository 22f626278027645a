import { decode } from '../../src/site/decode';
import type { PageLink } from '../pages/model';
import { nearest, type Mistake } from '../shared/mistakes';

/** Built pages by address (with trailing slash), and the ids on each. */
export type PageIds = Map<string, Set<string>>;

const isExternal = (url: string) => /^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('//');

/** A page whose links are checked. */
export interface LinkingPage {
  file: string;
  /** Address of the page itself, for links that are only an anchor. */
  address: string;
  links: Pick<PageLink, 'url' | 'line' | 'column'>[];
  /** URL of a link, resolved on this page. Default: the link as written. */
  resolve?: (href: string) => string;
}

/**
 * Checks a page's links against what was really built.
 */
export function checkLinks(
  { file, address, links, resolve = (href) => href }: LinkingPage,
  pages: PageIds,
): Mistake[] {
  return links
    .filter(({ url }) => !isExternal(url))
    .flatMap(({ url, line, column }): Mistake[] => {
      const at = { file, line, column };
      const base = `https://site.invalid${address}`;
      if (!URL.canParse(resolve(url), base))
        return [{ ...at, rule: 'links/missing-page', message: `"${url}" is not a URL.` }];
      const { pathname, hash } = new URL(resolve(url), base);
      const ids = pages.get(pathname);
      if (!ids) {
        if (/\.\w+$/.test(pathname)) return [];
        // A slash at the end, or the base URL before it, is what is most often left out.
        const meant = [`${pathname}/`, `/toolpad${pathname}`, `/toolpad${pathname}/`].find((each) =>
          pages.has(each),
        );
        const slash = meant ? ` Write "${meant}${hash}".` : nearest(pathname, [...pages.keys()]);
        return [
          {
            ...at,
            rule: 'links/missing-page',
            message: `Link "${url}" does not lead to a page.${slash}`,
          },
        ];
      }
      const id = decode(hash.slice(1));
      if (!id || ids.has(id) || ids.has(id.replace(/\.(tsx|js)$/, ''))) return [];
      const place = pathname === address ? 'this page' : pathname;
      return [
        {
          ...at,
          rule: 'links/missing-anchor',
          message: `Link "${url}" does not point to a heading on ${place}.${nearest(id, [...ids], (value) => `"#${value}"`)}`,
        },
      ];
    });
}
