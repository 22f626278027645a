import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FeedbackDatabase } from './database';

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
