import { closest } from '@site/src/components/closest';
import { isEditable } from '@site/src/components/editable';
import { rememberSidebar } from './sidebarMemory';

export { layOutSections } from './sections';

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

/** Starts the sidebar's memory, "On this page", and the keyboard shortcuts. */
export function startShell(): void {
  addEventListener('scroll', markHeading, { passive: true });
  addEventListener('hashchange', markHeading);
  for (const type of ['keydown', 'click']) document.addEventListener(type, askForShortcuts);
  // Firefox before 125, Safari before 17.
  if (!('popover' in HTMLElement.prototype))
    void import('./menusWithoutPopovers').then(({ startMenus }) => startMenus());
  addEventListener('pagehide', rememberSidebar);
}
