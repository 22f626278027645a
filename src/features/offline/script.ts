import { currentLanguage, defaultLanguage } from '@site/src/site/languages';
import { defaultSiteUrl } from '@site/src/site/siteUrl';

/**
 * Registers the worker once the page is loaded, in production builds on the production documentation host (contract, section 12). The
 * worker looks after the pages without a language prefix. On the page of what is not on the device it lists what is.
 */
export function startOffline(): void {
  const ignore = () => undefined;
  if (document.querySelector('[data-kept-pages]'))
    import('./missing').then(({ startOfflinePage }) => startOfflinePage(), ignore);
  if (
    process.env.NODE_ENV !== 'production' ||
    currentLanguage !== defaultLanguage ||
    !navigator.serviceWorker ||
    location.host !== new URL(process.env.SITE_URL || defaultSiteUrl).host
  )
    return;
  // A module of the page runs before its load event.
  addEventListener('load', () => {
    import('./register').then(({ register }) => register(), ignore);
  });
}
