import { productOfPath } from '@site/src/site/paths';
import { isPage, keptPages, type KeptPage } from './keptPages';

const groupOf = ({ path }: KeptPage) => productOfPath(path)?.name ?? 'Toolpad';

function linkTo({ path, title }: KeptPage): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

/** Fills the list of the offline page, a list a product. */
async function list(place: HTMLElement): Promise<void> {
  const pages = await keptPages();
  const groups = [...new Set(pages.map(groupOf))].sort();
  const parts = groups.flatMap((name) => {
    const heading = document.createElement('h3');
    heading.textContent = name;
    const items = document.createElement('ul');
    items.append(...pages.filter((page) => groupOf(page) === name).map(linkTo));
    return [heading, items];
  });
  if (parts.length > 0) place.replaceChildren(...parts);
}

/** On the page that stands for one that is not on the device: names it, lists what is there, and comes back with the network. */
export function startOfflinePage(): void {
  const place = document.querySelector<HTMLElement>('[data-kept-pages]');
  if (!place) return;
  const missing = document.querySelector('[data-missing-path]');
  if (missing) missing.textContent = location.pathname;
  document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
  if (!isPage(location.pathname)) missing?.remove();
  else addEventListener('online', () => location.reload(), { once: true });
  list(place).catch(() => undefined);
}
