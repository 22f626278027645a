/**
 * Preloaded into a measured Node.js process (`--import`). Writes the resource usage to `USAGE_FILE`
 * when the process exits.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () =>
    writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())),
  );
}
