import { writeStored, readStored } from '@site/src/components/storage';

/**
 * Chooses a value at random once per visit, which lasts until the tab is closed. If storage is
 * denied, each page chooses again.
 * @param values valid values; any other stored value is ignored
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
