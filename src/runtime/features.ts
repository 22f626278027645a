import { watchAds } from '@site/src/features/ads/script';
import { startCopy } from '@site/src/features/copy/script';
import { showRating, startFeedback } from '@site/src/features/feedback/script';
import { startOffline } from '@site/src/features/offline/script';
import { startPictures } from '@site/src/features/picture/script';
import { startPreferences } from '@site/src/features/preferences/script';
import { startSearch } from '@site/src/features/search/script';
import { loadFonts } from '@site/src/features/site-theme/script';
import { startShell } from '@site/src/features/shell/script';
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

const productionError = onPagesWith(
  '[data-production-error]',
  () => import('@site/src/features/production-error/script'),
);

/** In this order. The entry point of a feature is `src/features/<feature>/script.ts`. */
export const features: (() => void)[] = [
  startIslands,
  startShell,
  startCopy,
  startPictures,
  startSearch,
  startFeedback,
  startOffline,
  ...(process.env.FONTS_STYLESHEET_URL ? [loadFonts] : []),
];

/** Run once in production, and after each route change in development. */
export const pageFeatures: (() => void)[] = [
  startPreferences,
  demos,
  api,
  examples,
  notFound,
  productionError,
  watchAds,
  showRating,
];
