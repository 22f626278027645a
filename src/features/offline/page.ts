import { defaultSiteUrl } from '@site/src/site/origins';

/** Whether this is the production documentation host (contract, section 12). */
const isProductionHost = () =>
  location.host === new URL(process.env.SITE_URL || defaultSiteUrl).host;

/** Registers the worker once the page is loaded, where there is to be one. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker || !isProductionHost())
    return;
  const begin = () =>
    import('./register').then(
      ({ register }) => register(),
      () => undefined,
    );
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin());
}
