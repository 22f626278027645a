import { keepStored } from '@site/src/components/storage';

/**
 * Puts the side navigation back as it was left: open groups and scroll, kept for the visit. Becomes an inline script as it stands, so it
 * may use nothing from outside its body.
 */
export function restoreSidebar(): void {
  try {
    const sidebar = document.getElementById('site-navigation');
    const memory = JSON.parse(sessionStorage.getItem('docs-sidebar') ?? 'null');
    if (!sidebar || !memory || memory.label !== sidebar.getAttribute('aria-label')) return;
    sidebar.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach((group) => {
      if (memory.open.includes(group.dataset.group)) group.open = true;
    });
    sidebar.scrollTop = memory.scroll;
  } catch {
    // Storage is denied or holds something else: the navigation stays as the page delivers it.
  }
}

/** Keeps the state of the side navigation for the next page of the visit. Nothing happens where storage is denied. */
export function rememberSidebar(): void {
  const sidebar = document.getElementById('site-navigation');
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')].map(
    (group) => group.dataset.group,
  );
  const label = sidebar.getAttribute('aria-label');
  keepStored('session', 'docs-sidebar', JSON.stringify({ label, open, scroll: sidebar.scrollTop }));
}
