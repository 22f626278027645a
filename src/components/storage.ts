/** Storage of the reader's browser. It may be denied, full or switched off: then nothing is kept, and nothing breaks. */
export type StorageArea = 'local' | 'session';

/** Only to be called where a denial is caught: already the look at a denied storage throws. */
const areaOf = (area: StorageArea): Storage => window[`${area}Storage`];

/** A kept text; `null` where there is none or reading is denied. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on the device (`local`) or for the visit (`session`). Where that is denied, it lasts as long as the page. */
export function keepStored(area: StorageArea, key: string, value: string): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    // Denied or full.
  }
}

/** Removes what is kept under a key. */
export function forgetStored(area: StorageArea, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Denied: nothing is kept there.
  }
}

/** Keys of all that is kept; none where reading is denied. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(areaOf(area));
  } catch {
    return [];
  }
}
