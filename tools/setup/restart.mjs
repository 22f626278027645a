/** A server that crashes sooner than this after it started may never work. In ms. */
const shortestRun = 60_000;

/** Number of such crashes in a row after which a server isn't restarted. */
const maxCrashes = 3;

/** Signals that ask a process to end. */
const requests = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/**
 * Returns whether a process crashed: it ended by a signal or, in a shell or on Windows, with the
 * code of one. After an error that it reports, such as an invalid configuration, the code is 1.
 */
const hasCrashed = (code, signal) => (signal ? !requests.includes(signal) : code > 130);

/**
 * Starts a server, and restarts it when it crashes, because the bundler's native code does so
 * sometimes.
 * @param {() => import('node:child_process').ChildProcess} start starts the server's process
 * @param {(code: number) => void} onEnd called with an exit code when the server has ended without
 *   a crash, or crashes too often
 */
export function restartAfterCrashes(start, onEnd) {
  let crashes = 0;

  function run() {
    const startedAt = performance.now();
    const child = start();
    child.on('exit', (code, signal) => {
      if (child.killed || !hasCrashed(code, signal)) return onEnd(code ?? 0);
      crashes = performance.now() - startedAt < shortestRun ? crashes + 1 : 1;
      const cause = signal ?? `exit code ${code}`;
      if (crashes === maxCrashes) {
        console.error(
          `The server crashed ${crashes} times in a row (${cause}). Its cache may be corrupt: delete node_modules/.cache, and run npm start again.`,
        );
        return onEnd(1);
      }
      console.error(
        `The server crashed (${cause}). It restarts now, and open pages reload when it's ready.`,
      );
      run();
    });
  }

  run();
}
