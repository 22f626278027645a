/**
 * Runs what a control with `data-press` needs when it's pressed: the menu of products lists the
 * versions, and others show the keyboard shortcuts, as the key `?` does.
 */
export async function press({ type, target }: Event): Promise<void> {
  const id =
    type === 'click' && target instanceof Element
      ? target.closest('[popovertarget]')?.getAttribute('popovertarget')
      : null;
  if (id) {
    const { showVersions } = await import('./versionMenu');
    await showVersions(document.getElementById(id));
  } else {
    const { showShortcuts } = await import('./shortcuts');
    showShortcuts();
  }
}
