import { visit } from 'unist-util-visit';
import { decode } from '../../src/site/decode';
import { parseMdx } from '../shared/mdx';
import { nearest, type Mistake } from '../shared/mistakes';

/** A link a writer wrote, with its place. */
export interface SourceLink {
  url: string;
  line: number;
  column: number;
}

/** Built pages by address (with trailing slash), and the ids on each. */
export type PageIds = Map<string, Set<string>>;

/** All links of a page: Markdown links and `href` attributes of JSX. Code is not looked at. */
export function linksOf(source: string): SourceLink[] {
  const links: SourceLink[] = [];
  visit(parseMdx(source), (node) => {
    const at = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
    if (node.type === 'link' || node.type === 'definition')
      links.push({ url: (node as unknown as { url: string }).url, ...at });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { attributes } = node as unknown as { attributes: { name?: string; value?: unknown }[] };
    for (const { name, value } of attributes) {
      if (name === 'href' && typeof value === 'string') links.push({ url: value, ...at });
    }
  });
  return links;
}

const isExternal = (url: string) => /^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('//');

/** A page whose links are checked. */
export interface LinkingPage {
  file: string;
  /** Address of the page itself, for links that are only an anchor. */
  address: string;
  /** What `linksOf` found in its source. */
  links: SourceLink[];
  /** Address that a link means on this page; by default what it says. */
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
