import * as v from 'valibot';
import { feedbackSchema, type Feedback } from '../../../src/features/feedback/schema';
import { openFile, openServer, type FeedbackDatabase, type Value } from './database';
import type { DatabaseLocation } from './settings';

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

/**
 * Creates a store on a database. The table is created on first use, or on a later one if that
 * fails.
 */
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

/** Date before which feedback is too old. */
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
