import { keepStored, readStored } from '@site/src/components/storage';

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
  const stored = readStored('session', key);
  const kept = values.find((value) => value === stored);
  if (kept !== undefined) return kept;
  const drawn = draw();
  keepStored('session', key, drawn);
  return drawn;
}
