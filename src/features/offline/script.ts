/**
 * Loads the code that registers the worker after the page has loaded. Only in production builds on
 * the production host, which the canonical URL names (docs/behavior.md#service-worker). Every page
 * loads this file, so the rest is separate.
 */
export function startOffline(): void {
  if (
    process.env.NODE_ENV !== 'production' ||
    !navigator.serviceWorker ||
    !document
      .querySelector<HTMLLinkElement>('link[rel=canonical]')
      ?.href.startsWith(`${location.origin}/`)
  )
    return;
  // A module script runs before the load event.
  addEventListener('load', () => {
    import('./register').then(
      ({ register }) => register(),
      () => undefined,
    );
  });
}
