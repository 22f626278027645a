import type { ListedPage } from './nearestPages';

function isPageList(value: unknown): value is ListedPage[] {
  return (
    Array.isArray(value) &&
    value.every((page) => typeof page?.path === 'string' && typeof page?.title === 'string')
  );
}

async function propose(list: HTMLElement): Promise<void> {
  const [{ nearestPages }, response] = await Promise.all([
    import('./nearestPages'),
    fetch('/toolpad/pages.json'),
  ]);
  const pages: unknown = await response.json();
  const found = isPageList(pages) ? nearestPages(location.pathname, pages) : [];
  const items = found.map(({ path, title }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link, ` – ${path}`);
    return item;
  });
  list.querySelector('ul')?.replaceChildren(...items);
  list.hidden = items.length === 0;
}

/**
 * On the 404 page: names the missing address and proposes the nearest pages, from the list of pages the build writes. On the page of what is
 * not on the device: starts the list of what is.
 */
export function startNotFound(): void {
  if (document.querySelector('[data-kept-pages]')) {
    import('@site/src/features/offline/missing').then(
      ({ startOfflinePage }) => startOfflinePage(),
      () => undefined,
    );
    return;
  }
  const list = document.querySelector<HTMLElement>('[data-nearest-pages]');
  if (!list) return;
  const path = document.querySelector('[data-missing-path]');
  if (path) path.textContent = location.pathname;
  propose(list).catch(() => undefined);
}
