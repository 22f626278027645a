import {
  closest,
  isShortcut,
  loadOnce,
  showFailure,
  whenIdle,
} from '@site/src/components/pageScript';
import { storeSidebar } from './sidebarState';

/** Handles `data-press` controls, and `?` outside of text fields. */
function loadPressed(event: Event): void {
  const isRequested =
    event instanceof KeyboardEvent ? isShortcut(event, '?') : closest(event, '[data-press]');
  if (isRequested)
    import('./press')
      .then(({ press }) => press(event))
      // Menus and "On this page" work without, and the message would close a menu.
      .catch(() => closest(event, '[popovertarget], summary') ?? showFailure());
}

/** Follows the reader's position. Pages that nobody scrolls don't need it. */
const follow = loadOnce(async () => (await import('./reading')).followReading(whenIdle));
const startReading = () => void follow().catch(() => undefined);

/** Starts storing the state of the sidebar, "On this page", and what loads when it's pressed. */
export function startShell(): void {
  addEventListener('scroll', startReading, { passive: true });
  addEventListener('hashchange', startReading);
  // The browser may have restored the position before this script ran.
  if (scrollY > 0) startReading();
  document.addEventListener('keydown', ({ key }) => {
    // Lays out all sections at once (`src/css/prose.css`), so that the end is where it's expected.
    if (key === 'End') document.documentElement.dataset.return = '';
    if (key === 'Tab') startReading();
  });
  for (const type of ['keydown', 'click']) document.addEventListener(type, loadPressed);
  // An open drawer would cover what has the focus.
  document.addEventListener('focusout', (event) => {
    const drawer = closest(event, '[popover]');
    if (event.relatedTarget && !drawer?.contains(event.relatedTarget as Node))
      drawer?.hidePopover?.();
  });
  // Firefox before 125, Safari before 17.
  if (!('popover' in HTMLElement.prototype))
    void import('./menusWithoutPopovers').then(({ startMenus }) => startMenus());
  addEventListener('pagehide', storeSidebar);
}
