'use client';
import { useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { CODEC_STRING, type Codec } from './codecs';

export type Initial<T> = T | (() => T);

/** `null` removes the entry, and with it restores the initial value. */
type Update<T> = T | null | ((current: T) => T | null);

export type StorageState<T> = [value: T, setValue: (update: Update<T>) => void];

type Area = 'localStorage' | 'sessionStorage';

const listeners = new Set<() => void>();
/** Entries without a key, and those that the browser refuses to store. */
const memory = new Map<string, string | null>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Changes in other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(area: Area, key: string): string | null {
  const stored = memory.get(`${area} ${key}`);
  if (stored !== undefined) return stored;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, text: string | null, inMemory: boolean): void {
  memory.delete(`${area} ${key}`);
  try {
    if (inMemory) memory.set(`${area} ${key}`, text);
    else if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // The storage is full or blocked.
    memory.set(`${area} ${key}`, text);
  }
  listeners.forEach((listener) => listener());
}

export function useStorageState<T>(
  area: Area,
  key: string | null,
  initial: Initial<T>,
  codec: Codec<T>,
): StorageState<T> {
  const ownKey = useId();
  const [initialValue] = useState(initial);
  const name = key ?? ownKey;

  const decode = useCallback(
    (text: string | null) => {
      try {
        return text === null ? initialValue : codec.parse(text);
      } catch {
        return initialValue;
      }
    },
    [codec, initialValue],
  );

  // The server, and the first render after it, know only the initial value.
  const text = useSyncExternalStore(
    subscribe,
    () => read(area, name),
    () => null,
  );
  const value = useMemo(() => decode(text), [decode, text]);

  const setValue = useCallback(
    (update: Update<T>) => {
      const next = update instanceof Function ? update(decode(read(area, name))) : update;
      write(area, name, next === null ? null : codec.stringify(next), key === null);
    },
    [area, codec, decode, key, name],
  );
  return [value, setValue];
}

interface UseStorageState {
  /** A text. Its type is `string | null` if the initial value is `null`. */
  <T extends string | null>(
    key: string | null,
    initial: Initial<T>,
  ): StorageState<string | (T & null)>;
  <T>(key: string | null, initial: Initial<T>, options: { codec: Codec<T> }): StorageState<T>;
}

const createHook = (area: Area) =>
  ((key: string | null, initial: Initial<string>, options = { codec: CODEC_STRING }) =>
    useStorageState(area, key, initial, options.codec)) as UseStorageState;

/** State that all tabs share, until somebody removes it. With `null` as key, it isn't stored. */
export const useLocalStorageState = createHook('localStorage');

/** State of a tab, which survives reloads. */
export const useSessionStorageState = createHook('sessionStorage');
