/** Opens the new page of the section in the URL. The hash of a demo can have a file extension. */
function openMoved(): void {
  const [, id = '', extension = ''] = /^#(.+?)(\.(?:tsx|js))?$/.exec(location.hash) ?? [];
  const link = document.querySelector<HTMLAnchorElement>(`[data-moved] [id="${CSS.escape(id)}"]`);
  if (link) location.replace(link.href + extension);
}

/**
 * Inline script after the links. It's not part of the page script, because few pages need it, and
 * it runs earlier.
 */
export const redirectScript = `{const open=${openMoved};open();addEventListener('hashchange',open)}`;
