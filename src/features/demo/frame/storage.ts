import { writeStored } from '@site/src/components/storage';

/** Key under which Toolpad Core's AppProvider stores its mode. */
const MODE_KEY = 'toolpad-mode';

/** A `Storage` that lasts as long as the frame. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(String(key), String(value));
  }

  removeItem(key: string): void {
    this.#values.delete(String(key));
  }

  clear(): void {
    this.#values.clear();
  }
}

/**
 * Replaces the storage of this window. All demos share an origin, so switching the theme in one
 * demo would otherwise switch it in all others and store it on the device. Also works if storage is
 * denied, as in a sandbox.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
    } catch {
      // The browser forbids it, so demos share the storage.
    }
}

/** Sets the mode of a full-page demo. MUI handles the event like a change in another tab. */
export function setDemoMode(mode: 'light' | 'dark'): void {
  // If writing is denied, the event is enough for a running demo.
  writeStored('local', MODE_KEY, mode);
  window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: mode }));
}
