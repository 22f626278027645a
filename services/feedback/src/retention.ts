import type { FeedbackStore } from './store';

const DAY = 24 * 60 * 60 * 1000;

/** The date before which feedback is too old. */
export const oldest = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY);

/**
 * Removes feedback that is older than so many days, now and once a day. 0 keeps all of it. What
 * fails is tried again the next day.
 * @returns a function that ends it
 */
export function removeAfter(store: Pick<FeedbackStore, 'removeBefore'>, days: number): () => void {
  if (days === 0) return () => undefined;
  const remove = () =>
    store.removeBefore(oldest(days, new Date())).then(
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
