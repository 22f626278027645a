/** Maximum time to wait for an idle page, in ms. */
const TIMEOUT = 2000;

/**
 * Runs a task when the browser is idle; after the current task in Safari, which lacks
 * `requestIdleCallback`.
 */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: TIMEOUT });
  else setTimeout(task, 0);
}
