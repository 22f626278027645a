import { writeStored } from '@site/src/components/storage';

/** Key under which Toolpad Core's AppProvider keeps its mode. */
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
 * Replaces the local storage of this window. Demos share an origin, so a theme that is switched in
 * one would switch in all of them, and stay on the reader's device. Also works if storage is
 * denied.
 */
export function isolateStorage(): void {
  try {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      value: new MemoryStorage(),
    });
  } catch {
    // A browser that forbids it: demos share the storage.
  }
}

/**
 * Sets the mode of a full-page demo. MUI takes the event for a change in another tab and follows.
 */
export function setDemoMode(mode: 'light' | 'dark'): void {
  // Where that is denied, the event is all a running demo needs.
  writeStored('local', MODE_KEY, mode);
  window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: mode }));
}
