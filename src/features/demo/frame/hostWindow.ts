/** The window around this frame. `null` for a demo opened alone or by another site. */
export function hostWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}
