import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { feedbackSchema, type Feedback } from '../../src/features/feedback/schema';

/** Feedback as it is kept. Nothing of its sender is. */
const entrySchema = v.object({
  ...v.omit(feedbackSchema, ['section', 'website']).entries,
  section: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});

export type FeedbackEntry = v.InferOutput<typeof entrySchema>;

export interface FeedbackStore {
  add(feedback: Feedback, createdAt: Date): void;
  /** Everything, oldest first. */
  all(): FeedbackEntry[];
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

/** Opens a store in an SQLite file, which is made where it is missing. `:memory:` keeps nothing. */
export function openStore(file: string): FeedbackStore {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // The report reads while the receiver writes: neither makes the other fail.
  database.pragma('journal_mode = WAL');
  database.pragma('busy_timeout = 5000');
  database.exec(table);
  const insert = database.prepare(
    'INSERT INTO feedback (createdAt, page, product, version, language, rating, comment, section) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    add({ page, product, version, language, rating, comment, section = null }, createdAt) {
      insert.run(
        createdAt.toISOString(),
        page,
        product,
        version,
        language,
        rating,
        comment,
        section,
      );
    },
    all: () =>
      v.parse(v.array(entrySchema), database.prepare('SELECT * FROM feedback ORDER BY id').all()),
    close: () => database.close(),
  };
}
