import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FeedbackDatabase } from './database';

/** An SQLite file, which is made where it is missing. `:memory:` keeps nothing. */
export function openFile(file: string): FeedbackDatabase {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // The report reads while the receiver writes: neither makes the other fail.
  database.pragma('journal_mode = WAL');
  database.pragma('busy_timeout = 5000');
  // An answer of success is only given for what is on the disk, also when the power fails after it.
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
