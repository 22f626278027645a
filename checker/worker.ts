import { parentPort, workerData } from 'node:worker_threads';
import { installSamplePackages } from '@site/model/packages/install.mjs';
import { checksWith } from './allRules';
import { checkNow, openCheckCache } from './run';
import { Types } from './rules/demoTypes';

/** What a worker thread checks: a site, with the quick or the slow rules. */
export interface CheckWork {
  siteDir: string;
  isSlow: boolean;
}

const { siteDir, isSlow } = workerData as CheckWork;
const types = new Types(siteDir, isSlow);
const checks = checksWith(types).filter(({ slow = false }) => slow === isSlow);
const cache = openCheckCache(siteDir);
let isWarm = !isSlow;
// Types of samples are checked against these packages.
if (isSlow) installSamplePackages();

/** Checks the current state of the site for each message. The answer is a list of problems. */
parentPort?.on('message', () => {
  void (async () => {
    parentPort?.postMessage(await checkNow(siteDir, checks, cache));
    if (isWarm) return;
    isWarm = true;
    // The next start uses these results.
    cache.save('keep');
    // Ctrl+C also interrupts the compiler. The next check reports other errors.
    setImmediate(() => void types.warmUp().catch(() => undefined));
  })();
});
