import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { createClient } from '@libsql/client/http';
import Database from 'libsql';
import * as v from 'valibot';
import { feedbackSchema, type Feedback } from '../../../model/facts/feedback';
import type { DatabaseLocation } from './settings';

export type Value = string | number | null;

/** Database of the store. Each call runs one statement, and resolves when its result is on disk. */
interface FeedbackDatabase {
  run(sql: string, values?: Value[]): Promise<unknown[]>;
  close(): void;
}

/** Opens an SQLite file, and creates it if it's missing. `:memory:` stores nothing on disk. */
function openFile(file: string): FeedbackDatabase {
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

/** Stored feedback. It contains no data about the sender. */
const entrySchema = v.object({
  ...v.omit(feedbackSchema, ['section', 'website']).entries,
  section: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});

export type FeedbackEntry = v.InferOutput<typeof entrySchema>;

export interface FeedbackStore {
  add(feedback: Feedback, createdAt: Date): Promise<void>;
  /** All feedback, oldest first. */
  all(): Promise<FeedbackEntry[]>;
  /** Removes feedback stored before a date. @returns the number of removed entries */
  removeBefore(date: Date): Promise<number>;
  /** Rejects if nothing can be stored now. */
  check(): Promise<void>;
  close(): void;
}

const table = `CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY,
  createdAt TEXT NOT NULL,
  page TEXT NOT NULL,
  product TEXT NOT NULL,
  version TEXT NOT NULL,
  language TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating IN (0, 1)),
  comment TEXT NOT NULL,
  section TEXT
)`;

const columns = [
  'createdAt',
  'page',
  'product',
  'version',
  'language',
  'rating',
  'comment',
  'section',
] as const;

/** The table is created on first use, or on a later one if that fails. */
export function createStore(database: FeedbackDatabase): FeedbackStore {
  let ready: Promise<unknown> | undefined;
  const run = async (sql: string, values: Value[] = []) => {
    ready ??= database.run(table).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    await ready;
    return database.run(sql, values);
  };
  return {
    async add(feedback, createdAt) {
      const entry = {
        ...feedback,
        section: feedback.section ?? null,
        createdAt: createdAt.toISOString(),
      };
      await run(
        `INSERT INTO feedback (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        columns.map((column) => entry[column]),
      );
    },
    all: async () =>
      v.parse(
        v.array(entrySchema),
        await run(`SELECT ${columns.join(', ')} FROM feedback ORDER BY id`),
      ),
    removeBefore: async (date) =>
      (await run('DELETE FROM feedback WHERE createdAt < ? RETURNING id', [date.toISOString()]))
        .length,
    check: async () => {
      await run('SELECT 1');
    },
    close: () => database.close(),
  };
}

/** Opens the store at a place. A missing server is reported on first use. */
export const openStore = (location: DatabaseLocation): FeedbackStore =>
  createStore(
    location.kind === 'file' ? openFile(location.file) : openServer(location.url, location.token),
  );

const DAY = 24 * 60 * 60 * 1000;

export const cutoffDate = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY);

/**
 * Removes feedback older than a number of days, now and once a day; 0 disables this. After a
 * failure, it tries again the next day.
 * @returns a function that stops it
 */
export function removeAfter(store: Pick<FeedbackStore, 'removeBefore'>, days: number): () => void {
  if (days === 0) return () => undefined;
  const remove = () =>
    store.removeBefore(cutoffDate(days, new Date())).then(
      (count) => {
        if (count > 0) console.log(`Removed ${count} entries older than ${days} days.`);
      },
      (error: Error) => console.error(`Old feedback could not be removed: ${error.message}`),
    );
  void remove();
  const timer = setInterval(() => void remove(), DAY);
  timer.unref();
  return () => clearInterval(timer);
}
