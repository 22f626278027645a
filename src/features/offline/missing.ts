import { element } from '@site/src/components/element';
import { productOfPath } from '@site/src/site/paths';
import { isPage, keptPages, type KeptPage } from './keptPages';

const groupOf = ({ path }: KeptPage) => productOfPath(path)?.name ?? 'Toolpad';

const linkTo = ({ path, title }: KeptPage) =>
  element('li', {}, element('a', { href: path }, title));

/** Fills the list of the offline page, a list a product. */
async function list(place: HTMLElement): Promise<void> {
  const pages = await keptPages();
  const groups = [...new Set(pages.map(groupOf))].sort();
  const parts = groups.flatMap((name) => [
    element('h3', {}, name),
    element('ul', {}, ...pages.filter((page) => groupOf(page) === name).map(linkTo)),
  ]);
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
