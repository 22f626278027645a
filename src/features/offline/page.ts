import { defaultSiteUrl } from '@site/src/site/siteUrl';

/** Registers the worker once the page is loaded, in production builds on the production documentation host (contract, section 12). */
export function startOffline(): void {
  const { host } = new URL(process.env.SITE_URL || defaultSiteUrl);
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker || location.host !== host)
    return;
  // A module of the page runs before its load event.
  addEventListener('load', () => {
    import('./register').then(({ register }) => register()).catch(() => {});
  });
}
