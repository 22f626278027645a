/**
 * Puts a text into the clipboard. A text that is still on its way is promised at once: some browsers allow writing only right after the
 * click. Rejects where the browser has no clipboard, as on pages without https, or denies it.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (
    typeof text !== 'string' &&
    typeof ClipboardItem === 'function' &&
    typeof clipboard?.write === 'function'
  ) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else await clipboard.writeText(typeof text === 'string' ? text : await text);
}

/** Selects what an element shows, for the reader to copy by hand. */
export function selectContents(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}

/** Whether something is selected that Ctrl+C would copy. */
export function hasSelection(): boolean {
  return window.getSelection()?.toString() !== '';
}
