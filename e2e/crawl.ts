import type { APIRequestContext } from '@playwright/test';
import { parse } from 'parse5';
import { attribute, elementsOf } from '../plugins/shared/html';

/** Response to a URL, after its redirects. */
export interface PageResponse {
  /** Path of the last response, with the hash of the last redirect. */
  path: string;
  status: number;
  /** References of a page; empty for other files. */
  references: Reference[];
  /** IDs of a page's elements. */
  ids: ReadonlySet<string>;
}

/** A link, picture, or other file that a page refers to. */
export interface Reference {
  url: string;
  /** `false` if the browser loads it automatically. */
  isLink: boolean;
}

/** URLs in a `srcset`. */
const sourcesIn = (srcset: string) =>
  srcset.split(',').map((source) => source.trim().split(/\s/)[0] ?? '');

/** Finds the links, pictures, and refreshes of a page, and its IDs. */
export function readPage(html: string): Pick<PageResponse, 'references' | 'ids'> {
  const references: Reference[] = [];
  const ids = new Set<string>();
  for (const element of elementsOf(parse(html))) {
    const { tagName } = element;
    const value = (name: string) => attribute(element, name);
    const id = value('id');
    if (id) ids.add(id);
    const href = value('href');
    if (tagName === 'a' && href) references.push({ url: href, isLink: true });
    const refresh = tagName === 'meta' && value('http-equiv') === 'refresh' && value('content');
    const target = refresh && /url=(.+)$/.exec(refresh)?.[1];
    if (target) references.push({ url: target, isLink: true });
    const src = value('src');
    const files = [...(src ? [src] : []), ...sourcesIn(value('srcset') ?? '')];
    if (/^(?:img|source|iframe)$/.test(tagName))
      references.push(...files.filter(Boolean).map((url) => ({ url, isLink: false })));
  }
  return { references, ids };
}

const isPage = (contentType = '') => contentType.startsWith('text/html');

/**
 * Fetches a URL and follows its redirects.
 * @throws if a redirect leaves the site, or after five redirects
 */
export async function follow(request: APIRequestContext, start: string): Promise<PageResponse> {
  let path = start;
  for (let hop = 0; hop <= 5; hop += 1) {
    const response = await request.get(path.replace(/#.*/, ''), { maxRedirects: 0 });
    const { location, 'content-type': contentType } = response.headers();
    if (location) {
      if (!location.startsWith('/toolpad/'))
        throw new Error(`${path} leaves the site: ${location}`);
      path = location;
      continue;
    }
    const page = isPage(contentType) ? readPage(await response.text()) : readPage('');
    return { path, status: response.status(), ...page };
  }
  throw new Error(`${start} has more than five redirects.`);
}

/** Result of a crawl. */
export interface Crawl {
  /** Responses by requested path. */
  responses: Map<string, PageResponse>;
  /** Pages that refer to a path. */
  referrers: Map<string, Set<string>>;
  /** Links to other origins, with the pages that contain them. */
  outside: Map<string, Set<string>>;
}

function addReferrer(pages: Map<string, Set<string>>, key: string, page: string): void {
  pages.set(key, (pages.get(key) ?? new Set()).add(page));
}

/** Fetches the URLs, and everything on the same origin that's reachable from them. */
export async function crawl(request: APIRequestContext, paths: string[]): Promise<Crawl> {
  const found: Crawl = { responses: new Map(), referrers: new Map(), outside: new Map() };
  const origin = 'http://site.invalid';
  const queue = new Set(paths);
  const visit = async (start: string) => {
    const response = await follow(request, start);
    found.responses.set(start, response);
    for (const { url, isLink } of response.references) {
      const target = new URL(url, origin + response.path);
      if (target.origin !== origin) {
        if (isLink) addReferrer(found.outside, target.href, response.path);
        continue;
      }
      const path = target.pathname + target.search;
      addReferrer(found.referrers, path, response.path);
      if (!found.responses.has(path)) queue.add(path);
    }
  };
  while (queue.size > 0) {
    const next = [...queue].slice(0, 8);
    for (const start of next) queue.delete(start);
    await Promise.all(next.map(visit));
  }
  return found;
}
