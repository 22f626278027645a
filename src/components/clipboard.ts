/** Time in ms for which `Copied` is shown, also in running text (docs/behavior.md#copying). */
export const COPIED_MS = 1200;
export const COPIED_INLINE_MS = 2000;

/** Rejects if the browser denies it or has no clipboard, as on pages without HTTPS. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
