import { baseUrl } from '@site/src/site/origins';
import { workerUrl } from '@site/src/site/offline';

/** `hashed`: its name changes with its content. `named`: pictures, lists and the like. */
export type FileKind = 'page' | 'hashed' | 'unhashed';

const workerPath = workerUrl.replace(/\?.*/, '');

/** What a file of the site is; undefined for what is none of ours to answer. */
export function kindOf(url: string, here: string): FileKind | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(here).origin || !pathname.startsWith(baseUrl)) return undefined;
  if (pathname === workerPath) return undefined;
  if (pathname.startsWith(`${baseUrl}assets/`)) return 'hashed';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === '' || last.endsWith('.html') || !last.includes('.') ? 'page' : 'unhashed';
}

/** URL under which a page is stored: without query and hash, with the final slash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/index\.html$/, '/');
  return origin + (path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`);
}
