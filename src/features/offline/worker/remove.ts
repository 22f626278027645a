import { scope } from './scope';

/**
 * Worker of a build with `SERVICE_WORKER=off`. It replaces an existing worker, removes all stored
 * data, and unregisters itself. Pages reload, as for each new worker, and then load from the
 * network.
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

// A page of an older build may register this worker again. Then it isn't activated again, but
// receives a message.
for (const type of ['activate', 'message'] as const)
  scope.addEventListener(type, (event) => event.waitUntil(removeAll().catch(() => undefined)));
