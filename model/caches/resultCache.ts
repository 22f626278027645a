import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeAtomicallySync } from '../files/writeAtomically';

/** Results of pure functions by their input, cached in one file. */
export interface ResultCache {
  sync<T>(kind: string, input: unknown, make: () => T): T;
  async<T>(kind: string, input: unknown, make: () => Promise<T>): Promise<T>;
  has(kind: string, input: unknown): boolean;
  /**
   * Writes the results that were used since the cache was opened. Drops the others, unless `rest`
   * is `'keep'` because other runs need them.
   */
  save(rest?: 'drop' | 'keep'): void;
}

/** Hash of a JSON value. */
export const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

function readResults(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
  } catch {
    // The file is missing, or truncated by a process that was stopped: start with an empty cache.
    return new Map();
  }
}

/**
 * Opens a cache. Results must be JSON and depend only on their input and on `salt`, so that a build
 * gives the same bytes with and without the cache.
 * @param salt what else the results depend on: versions of tools, and the code that creates them
 */
export function openResultCache(file: string, salt: string): ResultCache {
  const stored = readResults(file);
  const used = new Map<string, unknown>();
  /** Results that are being created. Versions of a page ask for the same at the same time. */
  const pending = new Map<string, Promise<unknown>>();
  let hasNewResults = false;
  const keyOf = (kind: string, input: unknown) => hashOf([salt, kind, input]);
  /** JSON can't store `undefined`, so a hit always has a value. */
  const find = (key: string) => {
    const found = used.get(key) ?? stored.get(key);
    if (found !== undefined) used.set(key, found);
    return found;
  };
  const add = (key: string, result: unknown) => {
    used.set(key, result);
    hasNewResults = true;
  };
  return {
    sync(kind, input, make) {
      const key = keyOf(kind, input);
      const found = find(key);
      if (found !== undefined) return found as ReturnType<typeof make>;
      const result = make();
      add(key, result);
      return result;
    },
    async async(kind, input, make) {
      const key = keyOf(kind, input);
      const found = find(key);
      if (found !== undefined) return found as Awaited<ReturnType<typeof make>>;
      const begun = pending.get(key);
      if (begun) return begun as ReturnType<typeof make>;
      const making = make()
        .then((result) => {
          add(key, result);
          return result;
        })
        .finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
    has: (kind, input) => find(keyOf(kind, input)) !== undefined,
    save(rest = 'drop') {
      if (!hasNewResults && (rest === 'keep' || used.size === stored.size)) return;
      const entries = rest === 'keep' ? [...stored, ...used] : used;
      writeAtomicallySync(file, JSON.stringify(Object.fromEntries(entries)));
      hasNewResults = false;
    },
  };
}

/** A cache that stores nothing. */
export const noCache: ResultCache = {
  sync: (_kind, _input, make) => make(),
  async: (_kind, _input, make) => make(),
  has: () => false,
  save: () => undefined,
};
