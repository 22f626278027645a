/** `npm run feedback:report`: what readers said, page by page, from the file of the reference receiver (`FEEDBACK_DB`). */
import { existsSync } from 'node:fs';
import { renderReport } from './feedback/report';
import { defaultFile } from './feedback/settings';
import { openStore } from './feedback/store';

const file = process.env.FEEDBACK_DB ?? defaultFile;

if (!existsSync(file)) {
  console.error(
    `There is no feedback in ${file}. "npm run feedback:server" makes it; FEEDBACK_DB names another file.`,
  );
  process.exit(1);
}

const store = openStore(file);
console.log(renderReport(store.all()));
store.close();
