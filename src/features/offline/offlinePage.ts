import { element } from '@site/src/components/element';
import { productOfPath } from '@site/model/facts/paths';
import { cachePrefix, offlinePage, workerScope } from '@site/model/facts/offline';

interface StoredPage {
  path: string;
  title: string;
}

/** Returns whether a path belongs to a page. Files and demos aren't pages, but parts of them. */
const isPage = (path: string): boolean =>
  path.startsWith(workerScope) &&
  path.endsWith('/') &&
  path !== offlinePage &&
  !path.startsWith(`${workerScope}demos/`);

const titleOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ – Toolpad$/, '');

/** Pages on this device, visited or downloaded with a product, sorted by path. */
async function storedPages(): Promise<StoredPage[]> {
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

const groupOf = ({ path }: StoredPage) => productOfPath(path)?.name ?? 'Toolpad';

const linkTo = ({ path, title }: StoredPage) =>
  element('li', {}, element('a', { href: path }, title));

async function showPages(container: HTMLElement): Promise<void> {
  const pages = await storedPages();
  const groups = [...new Set(pages.map(groupOf))].sort();
  const parts = groups.flatMap((name) => [
    element('h3', {}, name),
    element('ul', {}, ...pages.filter((page) => groupOf(page) === name).map(linkTo)),
  ]);
  if (parts.length > 0) container.replaceChildren(...parts);
}

/** Shows the missing URL, lists the stored pages, and reloads when the network is back. */
export function startOfflinePage(): void {
  const container = document.querySelector<HTMLElement>('[data-stored-pages]');
  if (!container) return;
  const missing = document.querySelector('[data-missing-path]');
  if (missing) missing.textContent = location.pathname;
  document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
  if (!isPage(location.pathname)) missing?.remove();
  else addEventListener('online', () => location.reload(), { once: true });
  showPages(container).catch(() => undefined);
}
