import type { WorkerRequest } from '../parse';
import { removeCaches } from '../removeCaches';
import { scope } from './scope';

/**
 * Worker of a build with `SERVICE_WORKER=off`. It replaces an existing worker, removes all stored
 * data, and unregisters itself. Pages reload, as for each new worker, and then load from the
 * network.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

async function removeAll(): Promise<void> {
  await removeCaches();
  await scope.registration.navigationPreload?.disable();
  await scope.registration.unregister();
}

scope.addEventListener('activate', (event) => event.waitUntil(removeAll().catch(() => undefined)));

// A page asks each installed worker for its version, and removes one that doesn't answer. A page of
// an older build may register this worker again. Then it isn't activated again, but receives
// another message.
scope.addEventListener('message', (event) => {
  if ((event.data as WorkerRequest | null)?.type === 'version')
    event.ports[0]?.postMessage(process.env.OFFLINE_VERSION);
  else event.waitUntil(removeAll().catch(() => undefined));
});
