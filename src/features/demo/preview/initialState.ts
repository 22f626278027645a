interface Codec<T> {
  parse(value: string): T;
  stringify(value: T): string;
}

/**
 * Stored state of static previews: the initial state, as for a reader who has stored nothing. On
 * the server @toolpad/core returns `null`. Replaces its hooks there (plugins/demos/bundler.ts).
 */
function useInitialState<T>(
  _key: string | null,
  initial: T | null | (() => T | null) = null,
  _options?: { codec?: Codec<T> },
): [T | null, (value: T | null) => void] {
  return [initial instanceof Function ? initial() : initial, () => undefined];
}

export { useInitialState as useLocalStorageState, useInitialState as useSessionStorageState };
