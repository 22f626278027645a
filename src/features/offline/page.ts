import { defaultSiteUrl } from '@site/src/site/siteUrl';

/** Whether this is the production documentation host (contract, section 12). */
const isProductionHost = () =>
  location.host === new URL(process.env.SITE_URL || defaultSiteUrl).host;

/** Registers the worker once the page is loaded, where there is to be one. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker || !isProductionHost())
    return;
  // A module of the page runs before its load event.
  addEventListener('load', () => {
    import('./register').then(
      ({ register }) => register(),
      () => undefined,
    );
  });
}
