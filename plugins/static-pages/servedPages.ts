import type { RouteConfig } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page that `npm start` serves. */
interface ServedPage {
  /** Absolute path of its Markdown file. Other pages have none. */
  file?: string;
  title?: string;
}

type Pages = ReadonlyMap<string, ServedPage>;

/** Normalizes the path of a URL: pages end with a slash. */
const urlOf = (pathname: string) => pathname.replace(/\/?$/, '/');

const leavesOf = (route: RouteConfig): RouteConfig[] =>
  route.routes ? route.routes.flatMap(leavesOf) : [route];

function pageOf(siteDir: string, { modules }: RouteConfig): ServedPage {
  const content = modules?.content;
  if (typeof content !== 'string' || !/\.mdx?$/.test(content)) return {};
  const file = content.replace('@site', siteDir);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { file: path.normalize(file), title: /^title:\s*(.+?)\s*$/m.exec(source)?.[1] };
}

/** The pages that `npm start` serves. */
export interface ServedPages {
  /** Replaces the routes that a hook of a plugin has added. */
  setRoutes(hook: string, siteDir: string, routes: readonly RouteConfig[]): void;
  /** Returns whether there's a page at a path. */
  has(pathname: string): boolean;
  /**
   * Path of a page that was renamed: the same file has another URL, or a page with the same title
   * is new or was restored at the same time.
   */
  movedTo(pathname: string): string | undefined;
}

export function createServedPages(): ServedPages {
  const pagesOf = new Map<string, Pages>();
  /** Number of reloads so far. */
  let reload = 0;
  /** Pages that were added since the start: 0 if new, otherwise the reload that restored them. */
  const added = new Map<string, number>();
  /** Pages that were removed since the start, with the reload that removed them. */
  const removed = new Map<string, ServedPage & { reload: number }>();
  let pages: Pages = new Map();

  function remember(before: Pages): void {
    reload += 1;
    for (const url of pages.keys())
      if (!before.has(url)) added.set(url, removed.has(url) ? reload : 0);
    for (const [url, page] of before) if (!pages.has(url)) removed.set(url, { ...page, reload });
  }

  return {
    setRoutes(hook, siteDir, routes) {
      const before = pages;
      const isReload = pagesOf.has(hook);
      const leaves = routes.flatMap(leavesOf);
      pagesOf.set(
        hook,
        new Map(leaves.map((route) => [urlOf(route.path), pageOf(siteDir, route)])),
      );
      pages = new Map([...pagesOf.values()].flatMap((each) => [...each]));
      if (isReload) remember(before);
    },
    has: (pathname) => pages.has(urlOf(pathname)),
    movedTo(pathname) {
      const url = urlOf(pathname);
      const lost = removed.get(url);
      if (!lost?.file || pages.has(url)) return undefined;
      const isSame = ([other, { file, title }]: [string, ServedPage]) =>
        file === lost.file ||
        (title !== undefined &&
          title === lost.title &&
          (added.get(other) === 0 || added.get(other) === lost.reload));
      return [...pages].find(isSame)?.[0];
    },
  };
}

/** The pages of this server. */
export const servedPages = createServedPages();
