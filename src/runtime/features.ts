import { whenIdle } from '@site/src/components/pageScript';
import { watchAds } from '@site/src/features/ads/script';
import { startAnalytics, sendView } from '@site/src/features/analytics/script';
import { startCopy } from '@site/src/features/copy/script';
import { showRating, startFeedback } from '@site/src/features/feedback/script';
import { startOffline } from '@site/src/features/offline/script';
import { startPictures } from '@site/src/features/picture/script';
import { startPreferences } from '@site/src/features/preferences/script';
import { startProductionError } from '@site/src/features/production-error/script';
import { startSearch } from '@site/src/features/search/script';
import { layOutSections, markHeading, startShell } from '@site/src/features/shell/script';
import { startIslands } from './islands/loader';
import { onPagesWith } from './onPagesWith';

/** Runs functions. If one throws, the others still run. */
export function startAll(starts: (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

const demos = onPagesWith(
  '[data-demo], [data-island=demo-frame]',
  () => import('@site/src/features/demo/script'),
);

// Each table has a link in each row, also those with a filter.
const api = onPagesWith('[data-api-link]', () => import('@site/src/features/api/script'));

const examples = onPagesWith(
  '[data-example-open]',
  () => import('@site/src/features/examples/script'),
);

const notFound = onPagesWith(
  '[data-nearest-pages]',
  () => import('@site/src/features/not-found/script'),
);

/** In this order. The entry point of a feature is `src/features/<feature>/script.ts`. */
export const features: (() => void)[] = [
  startIslands,
  startShell,
  startCopy,
  startPictures,
  startProductionError,
  startSearch,
  startFeedback,
  startAnalytics,
  startOffline,
];

/** Run once in production, and after each route change in development. */
export const pageFeatures: (() => void)[] = [
  startPreferences,
  demos,
  api,
  examples,
  notFound,
  // Once the page is laid out, because reading positions earlier forces layout.
  () => whenIdle(markHeading),
  layOutSections,
  watchAds,
  showRating,
  sendView,
];
