import { closest, isEditable, whenIdle } from '@site/src/components/pageScript';
import { storeSidebar } from './sidebarState';

/**
 * Makes the browser lay out a skipped section (`content-visibility` in `src/css/prose.css`) without
 * moving what the reader sees: most browsers anchor the scroll position, but Safari doesn't.
 */
function layOut(body: HTMLElement): void {
  const before = body.getBoundingClientRect();
  body.style.contentVisibility = 'visible';
  // Reading the height forces layout, so that `layOutSections` can measure the time.
  const { height } = body.getBoundingClientRect();
  if (!CSS.supports('overflow-anchor', 'auto') && before.bottom < 0)
    scrollBy(0, height - before.height);
}

/** Maximum time in ms for layout per idle period. */
const BUDGET = 8;

/**
 * Lays out all sections of the current page once the reader scrolls: while the browser is idle, as
 * many at a time as fit into the budget. Pages that nobody scrolls cost nothing. The End key
 * doesn't wait.
 */
export function layOutSections(): void {
  const bodies = [...document.querySelectorAll<HTMLElement>('[data-body]')];
  const next = () => {
    const end = performance.now() + BUDGET;
    for (let body = bodies.shift(); body; body = bodies.shift()) {
      layOut(body);
      if (performance.now() > end) return whenIdle(next);
    }
  };
  addEventListener('scroll', () => whenIdle(next), { once: true, passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'End') bodies.splice(0).forEach(layOut);
  });
}

const elementOf = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

let currentLink: HTMLElement | undefined;

/**
 * Distance in px from the top of the window above which a section counts as being read: a quarter
 * of the height, or at the end of the page, the heading in the URL or the bottom.
 */
function readingLine(): number {
  if (scrollY === 0 || scrollY + innerHeight < document.documentElement.scrollHeight - 2)
    return innerHeight / 4;
  // The hash of a demo can have a file extension.
  const named = document.getElementById(location.hash.slice(1).replace(/\.[jt]sx$/, ''));
  const target = named?.getBoundingClientRect().top ?? -1;
  return target < 0 ? innerHeight : target + 1;
}

/** Marks the current heading in "On this page" and scrolls its row into view there. */
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
  if (current === currentLink) return;
  currentLink?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  currentLink = current;
  if (current) toc.scrollTop = current.offsetTop - toc.clientHeight / 2;
}

/** Handles `data-press` controls, and `?` outside of text fields. */
function loadPressed(event: Event): void {
  const isRequested =
    event instanceof KeyboardEvent
      ? event.key === '?' && !isEditable(event.target)
      : closest(event, '[data-press]');
  if (isRequested)
    import('./press').then(
      ({ press }) => press(event),
      () => undefined,
    );
}

/** Starts storing the state of the sidebar, "On this page", and what loads when it's pressed. */
export function startShell(): void {
  addEventListener('scroll', markHeading, { passive: true });
  addEventListener('hashchange', markHeading);
  for (const type of ['keydown', 'click']) document.addEventListener(type, loadPressed);
  // Firefox before 125, Safari before 17.
  if (!('popover' in HTMLElement.prototype))
    void import('./menusWithoutPopovers').then(({ startMenus }) => startMenus());
  addEventListener('pagehide', storeSidebar);
}
