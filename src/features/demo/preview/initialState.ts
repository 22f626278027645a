interface Codec<T> {
  parse(value: string): T;
  stringify(value: T): string;
}

/**
 * State of previews that is kept in a storage. The server has no storage, and @toolpad/core gives `null` there: a preview shows what a reader
 * sees who has stored nothing. Takes the place of the hooks in the server's bundle alone (plugins/demos/bundler.ts).
 */
function useInitialState<T>(
  _key: string | null,
  initial: T | null | (() => T | null) = null,
  _options?: { codec?: Codec<T> },
): [T | null, (value: T | null) => void] {
  return [initial instanceof Function ? initial() : initial, () => undefined];
}

export { useInitialState as useLocalStorageState, useInitialState as useSessionStorageState };
