/**
 * `npm run feedback:report`: prints the feedback by page, from the database of the reference
 * receiver (`FEEDBACK_DB`).
 */
import { existsSync } from 'node:fs';
import { renderReport } from './src/report';
import { readSettings } from './src/settings';
import { openStore } from './src/store';

const { database } = readSettings(process.env);

if (database.kind === 'file' && !existsSync(database.file)) {
  console.error(
    `There is no feedback in ${database.file}. "npx tsx services/feedback/server.ts" creates it; FEEDBACK_DB sets another file.`,
  );
  process.exit(1);
}

async function report(): Promise<void> {
  const store = openStore(database);
  try {
    console.log(renderReport(await store.all()));
  } catch (error) {
    console.error(`The feedback could not be read: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    store.close();
  }
}

void report();
