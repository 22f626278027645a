/**
 * Returns the window of the parent page; `null` if the demo was opened directly or is embedded by
 * another site.
 */
export function parentWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}
