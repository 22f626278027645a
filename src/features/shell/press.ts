/** Runs what a pressed control with `data-press` needs, or shows the keyboard shortcuts on `?`. */
export async function press({ type, target }: Event): Promise<void> {
  const button =
    type === 'click' && target instanceof Element
      ? target.closest<HTMLButtonElement>('[data-press=versions]')
      : null;
  if (button) {
    const { showVersions } = await import('./versionMenu');
    await showVersions(document.getElementById(button.getAttribute('popovertarget') ?? ''));
  } else {
    const { showShortcuts } = await import('./shortcuts');
    showShortcuts();
  }
}
