/**
 * Puts a text into the clipboard. Rejects where the browser has no clipboard, as on pages without
 * https, or denies it.
 */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Selects what an element shows, for the reader to copy by hand. */
export function selectContents(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}

/** Whether something is selected that Ctrl+C would copy. */
export function hasSelection(): boolean {
  return window.getSelection()?.toString() !== '';
}
