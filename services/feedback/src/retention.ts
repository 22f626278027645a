import type { FeedbackStore } from './store';

const DAY = 24 * 60 * 60 * 1000;

/** Date before which feedback is too old. */
export const cutoffDate = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY);

/**
 * Removes feedback older than a number of days, now and once a day; 0 disables this. After a
 * failure, it tries again the next day.
 * @returns a function that stops it
 */
export function removeAfter(store: Pick<FeedbackStore, 'removeBefore'>, days: number): () => void {
  if (days === 0) return () => undefined;
  const remove = () =>
    store.removeBefore(cutoffDate(days, new Date())).then(
      (count) => {
        if (count > 0) console.log(`Removed ${count} entries older than ${days} days.`);
      },
      (error: Error) => console.error(`Old feedback could not be removed: ${error.message}`),
    );
  void remove();
  const timer = setInterval(() => void remove(), DAY);
  timer.unref();
  return () => clearInterval(timer);
}
