import { scope } from './scope';

/**
 * The worker of a build with `SERVICE_WORKER=off`: takes the place of the one a browser has,
 * removes all it keeps, then itself. Pages reload, as at each new worker, and come from the network
 * from then on.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

async function removeAll(): Promise<void> {
  const ours = (await caches.keys()).filter(
    (name) => name.startsWith('toolpad-') || name.includes('-precache-'),
  );
  await Promise.all(ours.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.disable();
  await scope.registration.unregister();
}

// A page of an older build may register this worker again, which brings it back without another
// activation. It then sends a message.
for (const type of ['activate', 'message'] as const)
  scope.addEventListener(type, (event) => event.waitUntil(removeAll().catch(() => undefined)));
