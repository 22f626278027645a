import { writeStored, readStored } from '@site/src/components/storage';

/**
 * A value drawn once a visit: the same one until the tab is closed. Where storage is denied, each
 * page draws its own.
 * @param values those that count; any other stored value is drawn again
 * @param draw called at most once
 */
export function drawOncePerVisit<Value extends string>(
  key: string,
  values: readonly Value[],
  draw: () => Value,
): Value {
  const stored = readStored('session', key);
  const known = values.find((value) => value === stored);
  if (known !== undefined) return known;
  const drawn = draw();
  writeStored('session', key, drawn);
  return drawn;
}
