import { watchAds } from '@site/src/features/ads/page';
import { startAnalytics, viewPage } from '@site/src/features/analytics/page';
import { startCopy } from '@site/src/features/copy/page';
import { showRating, startFeedback } from '@site/src/features/feedback/page';
import { startOffline } from '@site/src/features/offline/page';
import { startPreferences } from '@site/src/features/preferences/page';
import { startProductionError } from '@site/src/features/production-error/page';
import { followHeadings, startShell } from '@site/src/features/shell/page';
import { startIslands, watchIslands } from './islands';

/** A feature that is loaded only on pages with its elements. `watch` looks at those of the page in view, `start` listens, once. */
function onPagesWith(
  selector: string,
  load: () => Promise<{ start: () => void; watch?: () => void }>,
): () => void {
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    if (!document.querySelector(selector)) return;
    const first = !loading;
    loading ??= load();
    loading.then(
      ({ start, watch }) => {
        if (first) start();
        watch?.();
      },
      () => {
        loading = undefined;
      },
    );
  };
}

const demos = onPagesWith('[data-demo]', () =>
  import('@site/src/features/demo/page').then(({ startDemos, watchDemos }) => ({
    start: startDemos,
    watch: watchDemos,
  })),
);

const api = onPagesWith('[data-api-filter], [data-api-link]', () =>
  import('@site/src/features/api/page').then(({ startApi }) => ({ start: startApi })),
);

const notFound = onPagesWith('[data-missing-path]', () =>
  import('@site/src/features/not-found/page').then(({ startNotFound }) => ({
    start: startNotFound,
  })),
);

/** What the page script starts, in this order. A feature's entry is `src/features/<feature>/page.ts`. */
export const features: (() => void)[] = [
  startIslands,
  startShell,
  startCopy,
  startProductionError,
  startFeedback,
  startAnalytics,
  startOffline,
];

/** What looks at the elements of the page in view: once in production, after each route change in development. All may run again. */
export const pageFeatures: (() => void)[] = [
  startPreferences,
  watchIslands,
  demos,
  api,
  notFound,
  followHeadings,
  watchAds,
  showRating,
  viewPage,
];
