const TIMEOUT = 2000;

/** After the current task in Safari, which lacks `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: TIMEOUT });
  else setTimeout(task, 0);
}
