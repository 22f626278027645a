import { element } from '@site/src/components/element';
import { productOfPath } from '@site/src/site/paths';
import { isPage, storedPages, type StoredPage } from './storedPages';

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
