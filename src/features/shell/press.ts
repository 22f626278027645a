/**
 * Runs what a control with `data-press` needs when it's pressed: the menu of products lists the
 * versions, "Copy page" copies it, and others show the keyboard shortcuts, as the key `?` does.
 */
export async function press({ type, target, timeStamp }: Event): Promise<void> {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null;
  if (type === 'click' && pressed) {
    const { copyPage } = await import('./copyPage');
    return copyPage(pressed);
  }
  const id =
    type === 'click' && target instanceof Element
      ? target.closest('[popovertarget]')?.getAttribute('popovertarget')
      : null;
  if (id) {
    const { showVersions } = await import('./versionMenu');
    await showVersions(document.getElementById(id));
  } else {
    const { showShortcuts } = await import('./shortcuts');
    if ((window.escapedAt ?? 0) <= timeStamp) showShortcuts();
  }
}
