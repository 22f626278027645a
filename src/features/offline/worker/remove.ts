import { scope } from './scope';

/**
 * The worker of a build with `SERVICE_WORKER=off`: takes the place of the one a browser has, removes all it keeps, then itself. Pages
 * reload, as at each new worker, and come from the network from then on.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const removeAll = async () => {
    const ours = (await caches.keys()).filter(
      (name) => name.startsWith('toolpad-') || name.includes('-precache-'),
    );
    await Promise.all(ours.map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.disable();
    await scope.registration.unregister();
  };
  event.waitUntil(removeAll().catch(() => undefined));
});
