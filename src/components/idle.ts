/** Time in ms after which a page that is never idle counts as idle. */
const TIMEOUT = 2000;

/** Runs a task when the browser is idle. Safari has no idle callbacks and runs it after the current task. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: TIMEOUT });
  else setTimeout(task, 0);
}
