import { writeStored } from '@site/src/components/storage';

/**
 * Restores the open groups and the scroll position of the side navigation from this visit, and
 * scrolls the current page into view. Scrolls in the next frame, before it's painted, or in narrow
 * windows when the drawer opens: scrolling at once would lay out a page that is still being parsed
 * twice. This function becomes an inline script, so it may use nothing from outside its body. The
 * script is in the head: beside the navigation, the rest of the page would wait for style sheets.
 */
export function restoreSidebar(): void {
  // The browser will restore the scroll position or scroll to a heading. Estimated heights above it
  // (`src/css/prose.css`) would lead to a wrong position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ((visit && visit.type !== 'navigate') || location.hash)
    document.documentElement.dataset.return = '';
  new MutationObserver((_changes, observer) => {
    // The navigation is before the content.
    if (!document.querySelector('main')) return;
    observer.disconnect();
    try {
      const sidebar = document.getElementById('site-navigation');
      const memory = JSON.parse(sessionStorage.getItem('docs-sidebar') ?? 'null');
      if (!sidebar) return;
      const isSameSidebar = memory?.label === sidebar.getAttribute('aria-label');
      const scroll = (): void => {
        if (isSameSidebar) sidebar.scrollTop = memory.scroll;
        // The stored position must not hide the current page.
        const row = sidebar.querySelector<HTMLElement>('[aria-current]');
        const above = (row?.offsetTop ?? 0) - sidebar.scrollTop;
        if (row && (above < 0 || above > sidebar.clientHeight - 40))
          sidebar.scrollTop += above - sidebar.clientHeight / 2;
      };
      // Reading positions forces layout, for nothing while the drawer of a narrow window is closed
      // (`Sidebar.module.css`).
      if (matchMedia('(width >= 900px)').matches) requestAnimationFrame(scroll);
      sidebar.addEventListener('toggle', scroll, { once: true });
      if (!isSameSidebar) return;
      sidebar.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach((group) => {
        if (memory.open.includes(group.dataset.group)) group.open = true;
      });
    } catch {
      // Storage is denied or invalid: the navigation keeps its initial state.
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Stores the state of the side navigation for the next page of this visit. */
export function storeSidebar(): void {
  const sidebar = document.getElementById('site-navigation');
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')].map(
    (group) => group.dataset.group,
  );
  const label = sidebar.getAttribute('aria-label');
  writeStored(
    'session',
    'docs-sidebar',
    JSON.stringify({ label, open, scroll: sidebar.scrollTop }),
  );
}
