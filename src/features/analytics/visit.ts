import { writeStored, readStored } from '@site/src/components/storage';

/**
 * Chooses a value at random once per visit, which lasts until the tab is closed. If storage is
 * denied, each page chooses again.
 * @param values valid values; any other stored value is ignored
 * @param choose called at most once
 */
export function chooseOncePerVisit<Value extends string>(
  key: string,
  values: readonly Value[],
  choose: () => Value,
): Value {
  const stored = readStored('session', key);
  const known = values.find((value) => value === stored);
  if (known !== undefined) return known;
  const chosen = choose();
  writeStored('session', key, chosen);
  return chosen;
}
