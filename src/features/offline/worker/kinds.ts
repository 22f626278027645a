import { workerScope, workerUrl } from '@site/model/facts/offline';

/**
 * `hashed`: files with a content hash in their name. `unhashed`: pictures, lists, and other files.
 */
export type FileKind = 'page' | 'hashed' | 'unhashed';

const workerPath = workerUrl.replace(/\?.*/, '');

/** Returns the kind of a file; `undefined` if the worker doesn't handle it. */
export function fileKind(url: string, siteUrl: string): FileKind | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(workerScope)) return undefined;
  if (pathname === workerPath) return undefined;
  if (pathname.startsWith(`${workerScope}assets/`)) return 'hashed';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  // The last part of a version, such as 0.13.0, is no file extension.
  return last.endsWith('.html') || !/\.[a-z]\w*$/i.test(last) ? 'page' : 'unhashed';
}

/** URL under which a page is stored: without query and hash, with the final slash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/index\.html$/, '/');
  return origin + (path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`);
}
