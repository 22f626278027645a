/**
 * Loads what registers the worker once the page is loaded, in production builds on the production
 * documentation host (docs/behavior.md#service-worker): the one that the address of the page for
 * search engines names. Every page loads this file, so that the rest is apart.
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
  // A module of the page runs before its load event.
  addEventListener('load', () => {
    import('./register').then(
      ({ register }) => register(),
      () => undefined,
    );
  });
}
