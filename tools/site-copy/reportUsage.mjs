/**
 * Preloaded into a measured Node process (`--import`): writes its resource usage to `USAGE_FILE`
 * when it ends.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () =>
    writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())),
  );
}
