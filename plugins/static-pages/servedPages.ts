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

/** The pages that `npm start` serves, and the pages that browsers have requested. */
export interface ServedPages {
  /** Replaces the routes that a hook of a plugin has added. */
  setRoutes(hook: string, siteDir: string, routes: readonly RouteConfig[]): void;
  /** Returns whether there's a page at a path. */
  has(pathname: string): boolean;
  /** Marks the page at a path as requested. Resolves when it's compiled. */
  request(pathname: string): Promise<void>;
  /** Sets the function that compiles the file of a page when it's first requested. */
  onRequest(compile: (file: string) => Promise<void>): void;
  /** Returns whether a file belongs to a page that no browser has requested yet. */
  isWaiting(file: string): boolean;
  /**
   * Path of a page that was renamed: the same file, or a new file with the same title, has another
   * URL.
   */
  movedTo(pathname: string): string | undefined;
}

export function createServedPages(): ServedPages {
  const pagesOf = new Map<string, Pages>();
  /** Requested pages, with their compilations. */
  const requested = new Map<string, Promise<void>>();
  /** Pages that were added and removed since the start. */
  const added = new Set<string>();
  const removed = new Map<string, ServedPage>();
  let pages: Pages = new Map();
  let compile: (file: string) => Promise<void> = () => Promise.resolve();

  function remember(before: Pages): void {
    for (const [url, page] of before) if (!pages.has(url)) removed.set(url, page);
    for (const url of pages.keys()) if (!before.has(url)) added.add(url);
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
      for (const url of requested.keys()) {
        const file = pages.get(url)?.file;
        if (file && file !== before.get(url)?.file) requested.set(url, compile(file));
      }
    },
    has: (pathname) => pages.has(urlOf(pathname)),
    async request(pathname) {
      const url = urlOf(pathname);
      const file = pages.get(url)?.file;
      if (file && !requested.has(url)) {
        // The page is no longer waiting when its compilation starts.
        requested.set(url, Promise.resolve());
        requested.set(url, compile(file));
      }
      await requested.get(url);
    },
    onRequest(callback) {
      compile = callback;
    },
    isWaiting(file) {
      const urls = [...pages].flatMap(([url, page]) => (page.file === file ? [url] : []));
      return urls.length > 0 && !urls.some((url) => requested.has(url));
    },
    movedTo(pathname) {
      const url = urlOf(pathname);
      const lost = removed.get(url);
      if (!lost?.file || pages.has(url)) return undefined;
      const isSame = ([other, { file, title }]: [string, ServedPage]) =>
        file === lost.file || (added.has(other) && title !== undefined && title === lost.title);
      return [...pages].find(isSame)?.[0];
    },
  };
}

/** The pages of this server. */
export const servedPages = createServedPages();
