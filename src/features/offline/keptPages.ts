import { baseUrl } from '@site/src/site/origins';
import { cachePrefix, offlinePage, type OfflineFile } from '@site/src/site/offline';

export interface KeptPage {
  path: string;
  title: string;
}

/** Addresses of pages: neither files nor demos, which are shown in pages. */
export const isPage = (path: string): boolean =>
  path.startsWith(baseUrl) &&
  path.endsWith('/') &&
  path !== offlinePage &&
  !path.startsWith(`${baseUrl}demos/`);

const titleOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ – Toolpad$/, '');

/** The pages on this device, visited or kept with a product, by title. Empty where storage is denied. */
export async function keptPages(): Promise<KeptPage[]> {
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

/** Bytes of a list of files. */
export const bytesOf = (files: OfflineFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);
