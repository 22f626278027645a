/** A value of a column. */
export type Value = string | number | null;

/** Database of the store. Each call runs one statement, and resolves when its result is on disk. */
export interface FeedbackDatabase {
  run(sql: string, values?: Value[]): Promise<unknown[]>;
  close(): void;
}
