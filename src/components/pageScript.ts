/** Returns whether keys pressed in an element enter text. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])',
  ) !== null;

const TIMEOUT = 2000;

/** After the current task in Safari, which lacks `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: TIMEOUT });
  else setTimeout(task, 0);
}

/** Loads something at the first call. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * Returns the closest element around an event's target that matches a selector, or `null`. Only the
 * page script uses it: if a module that loads later imported it too, it would become another file
 * that every page requests.
 */
export const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
