/**
 * A value drawn once a visit: the same one until the tab is closed. Where storage is denied, each page draws its own.
 * @param values those that count; anything else that is kept is drawn again
 * @param draw called at most once
 */
export function drawOncePerVisit<Value extends string>(
  key: string,
  values: readonly Value[],
  draw: () => Value,
): Value {
  try {
    const kept = values.find((value) => value === sessionStorage.getItem(key));
    if (kept !== undefined) return kept;
  } catch {
    return draw();
  }
  const drawn = draw();
  try {
    sessionStorage.setItem(key, drawn);
  } catch {
    // Denied or full: the next page draws again.
  }
  return drawn;
}
