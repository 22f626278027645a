import { createClient } from '@libsql/client/http';
import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** A value of a column. */
export type Value = string | number | null;

/** Database of the store. Each call runs one statement, and resolves when its result is on disk. */
export interface FeedbackDatabase {
  run(sql: string, values?: Value[]): Promise<unknown[]>;
  close(): void;
}

/** Opens an SQLite file, and creates it if it's missing. `:memory:` stores nothing on disk. */
export function openFile(file: string): FeedbackDatabase {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // The report can read while the receiver writes.
  database.pragma('journal_mode = WAL');
  database.pragma('busy_timeout = 5000');
  // Success is only reported for data that's on disk, even if the power fails afterwards.
  database.pragma('synchronous = FULL');
  return {
    run(sql, values = []) {
      try {
        const statement = database.prepare(sql);
        if (statement.reader) return Promise.resolve(statement.all(...values));
        statement.run(...values);
        return Promise.resolve([]);
      } catch (error) {
        return Promise.reject(error as Error);
      }
    },
    close: () => database.close(),
  };
}

/** Timeout of the server in ms: shorter than the time a reader's page waits for the receiver. */
const TIMEOUT = 8000;

/** Opens a libSQL server, such as the open source `sqld`, by its URL and token. */
export function openServer(url: string, token: string, timeout = TIMEOUT): FeedbackDatabase {
  const client = createClient({
    url,
    ...(token ? { authToken: token } : {}),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
  });
  return {
    run: async (sql, values = []) =>
      (await client.execute({ sql, args: values })).rows.map((row) => ({ ...row })),
    close: () => client.close(),
  };
}
