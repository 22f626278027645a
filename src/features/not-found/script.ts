import { missingWords, nearestPages } from '../../../model/facts/nearestPages';
import type { ListedPage } from '@site/model/facts/pageList';

function isPageList(value: unknown): value is ListedPage[] {
  return (
    Array.isArray(value) &&
    value.every((page) => typeof page?.path === 'string' && typeof page?.title === 'string')
  );
}

async function showNearestPages(list: HTMLElement): Promise<void> {
  const response = await fetch(list.dataset.nearestPages || '/toolpad/pages.json');
  const pages: unknown = await response.json();
  const found = isPageList(pages) ? nearestPages(location.pathname, pages) : [];
  const items = found.flatMap(({ path, title }) => {
    const link = document.createElement('a');
    link.href = path;
    link.append(title);
    if (link.origin !== location.origin) return [];
    const item = document.createElement('li');
    item.append(link, ` – ${path}`);
    return item;
  });
  list.querySelector('ul')?.replaceChildren(...items);
  list.hidden = items.length === 0;
}

/** Makes the search field and its shortcut open the search with the words of the missing URL. */
function suggestSearch(query: string): void {
  const field = document.querySelector<HTMLElement>('main [data-search]');
  const label = field?.querySelector('span');
  if (!field || !label || !query) return;
  field.dataset.search = query;
  field.dataset.searchWords = query;
  const text =
    field.closest<HTMLElement>('[data-search-missing]')?.dataset.searchMissing ?? '{query}';
  label.textContent = text.replace('{query}', () => query);
}

/** Shows the missing URL, and the closest matches from the list of pages. */
export function start(): void {
  const list = document.querySelector<HTMLElement>('[data-nearest-pages]');
  if (!list) return;
  document.querySelector('[data-missing-path]')?.replaceChildren(location.pathname);
  suggestSearch(missingWords(location.pathname));
  showNearestPages(list)
    .catch(() => undefined)
    .finally(() => list.setAttribute('data-done', ''));
}
