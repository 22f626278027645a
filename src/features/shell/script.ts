import { closest } from '@site/src/components/closest';
import { isEditable } from '@site/src/components/editable';
import { rememberSidebar } from './sidebarMemory';

const elementOf = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

let marked: HTMLElement | undefined;

/** Where on the window a section begins to be the one being read, in px: in the upper quarter; at the end of the page, where its address points or below. */
function readingLine(): number {
  if (scrollY === 0 || scrollY + innerHeight < document.documentElement.scrollHeight - 2)
    return innerHeight / 4;
  // Of a demo too, whose address may name its file.
  const named = document.getElementById(location.hash.slice(1).replace(/\.[jt]sx$/, ''));
  const target = named?.getBoundingClientRect().top ?? -1;
  return target < 0 ? innerHeight : target + 1;
}

/** Marks the heading being read in "On this page", the last one above the line, and keeps its row in view there. */
export function markHeading(): void {
  const toc = document.querySelector<HTMLElement>('[data-toc]');
  if (!toc) return;
  const line = readingLine();
  const links = [...toc.querySelectorAll('a')];
  const current =
    links.findLast(({ hash }) => {
      const heading = elementOf(hash);
      return heading && heading.getBoundingClientRect().top < line;
    }) ?? links[0];
  if (current === marked) return;
  marked?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  marked = current;
  if (current) toc.scrollTop = current.offsetTop - toc.clientHeight / 2;
}

/** Menus made of `<details data-menu>` close by Escape and by a click elsewhere, as readers expect of menus. */
function closeMenus(event: Event): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]').forEach((menu) => {
    const inside = event.target instanceof Node && menu.contains(event.target);
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
    menu.open = false;
    if (event instanceof KeyboardEvent && inside) menu.querySelector('summary')?.focus();
  });
}

/** `?`, where it is no text, and the controls that say so, show the keyboard shortcuts. */
function askForShortcuts(event: Event): void {
  const isAsked =
    event instanceof KeyboardEvent
      ? event.key === '?' && !isEditable(event.target)
      : closest(event, '[data-shortcuts]');
  if (isAsked)
    import('./shortcuts').then(
      ({ showShortcuts }) => showShortcuts(),
      () => undefined,
    );
}

/** Side navigation that is kept from page to page, "On this page", and menus. */
export function startShell(): void {
  addEventListener('scroll', markHeading, { passive: true });
  addEventListener('hashchange', markHeading);
  document.addEventListener('click', closeMenus);
  document.addEventListener('keydown', closeMenus);
  for (const type of ['keydown', 'click']) document.addEventListener(type, askForShortcuts);
  addEventListener('pagehide', rememberSidebar);
}
