const menus = () => document.querySelectorAll<HTMLElement>('[popover]');

function toggle({ target: pressed }: Event): void {
  if (!(pressed instanceof Element)) return;
  const target = pressed.closest('[popovertarget]')?.getAttribute('popovertarget');
  if (!target && pressed.closest('[popover]')) return;
  for (const menu of menus()) menu.hidden = menu.id !== target || !menu.hidden;
}

/** Opens and closes menus in browsers that don't support the `popover` attribute. */
export function startMenus(): void {
  for (const menu of menus()) menu.hidden = true;
  document.addEventListener('click', toggle);
}
