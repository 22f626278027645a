export type Value = string | number | null;

/** What the store needs of a database. Each call is one statement, and is done when it is on disk. */
export interface FeedbackDatabase {
  run(sql: string, values?: Value[]): Promise<unknown[]>;
  close(): void;
}
