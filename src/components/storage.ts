/** Storage of the reader's browser. If it's denied or full, nothing is stored and nothing fails. */
export type StorageArea = 'local' | 'session';

/** Throws if storage is denied, so call it only inside `try`. */
const storageOf = (area: StorageArea): Storage => window[`${area}Storage`];

/** Reads a value; `null` if it's missing or reading is denied. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value on the device (`local`) or for the visit (`session`), if that's allowed. */
export function writeStored(area: StorageArea, key: string, value: string): void {
  try {
    storageOf(area).setItem(key, value);
  } catch {
    // Denied or full.
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Storage is denied, so there's nothing to remove.
  }
}

/** Keys of all values; none if reading is denied. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}
