interface Codec<T> {
  parse(value: string): T;
  stringify(value: T): string;
}

/**
 * Stored state in static previews: the initial state, as if the reader had stored nothing. Replaces
 * the hooks of @toolpad/core on the server, which return `null` there (plugins/demos/bundler.ts).
 */
function useInitialState<T>(
  _key: string | null,
  initial: T | null | (() => T | null) = null,
  _options?: { codec?: Codec<T> },
): [T | null, (value: T | null) => void] {
  return [initial instanceof Function ? initial() : initial, () => undefined];
}

export { useInitialState as useLocalStorageState, useInitialState as useSessionStorageState };
