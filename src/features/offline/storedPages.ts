import { cachePrefix, offlinePage, workerScope, type OfflineFile } from '@site/src/site/offline';

export interface StoredPage {
  path: string;
  title: string;
}

/** Returns whether a path belongs to a page. Files and demos aren't pages, but parts of them. */
export const isPage = (path: string): boolean =>
  path.startsWith(workerScope) &&
  path.endsWith('/') &&
  path !== offlinePage &&
  !path.startsWith(`${workerScope}demos/`);

const titleOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ – Toolpad$/, '');

/** Pages on this device, visited or downloaded with a product, sorted by path. */
export async function storedPages(): Promise<StoredPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const pages = new Map<string, Request>();
  for (const name of names) {
    for (const request of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(request.url);
      if (isPage(pathname)) pages.set(pathname, request);
    }
  }
  const listed = await Promise.all(
    [...pages].map(async ([path, request]) => {
      const html = await (await caches.match(request))?.text();
      return { path, title: (html && titleOf(html)) || path };
    }),
  );
  return listed.sort((a, b) => a.path.localeCompare(b.path));
}

export const bytesOf = (files: OfflineFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);
