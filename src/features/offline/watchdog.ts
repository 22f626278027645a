import { readStored, writeStored } from '@site/src/components/storage';
import { workerUrl } from '@site/src/site/offline';
import { workerVersion } from './sendToWorker';

/** Local storage key for the time in ms when this browser last removed a broken worker. */
const KEY = 'docs-worker-removed';

/** How long no worker is registered afterwards, in ms. */
const PAUSE = 24 * 60 * 60 * 1000;

/** Maximum time in ms that an installed worker takes to answer. */
const ANSWER_TIMEOUT = 5000;

/** Returns whether a broken worker was removed less than a day ago. */
export function isPaused(): boolean {
  const elapsed = Date.now() - Number(readStored('local', KEY));
  return elapsed >= 0 && elapsed < PAUSE;
}

/**
 * Returns whether the worker in control fails a request although there is a network. An update
 * never passes through the worker, so it shows whether there is one.
 */
const failsRequests = (registration: ServiceWorkerRegistration): Promise<boolean> =>
  fetch(workerUrl, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () =>
      registration.update().then(
        () => true,
        () => false,
      ),
  );

/** Unregisters a worker, after which pages load from the network again. */
async function remove(registration: ServiceWorkerRegistration): Promise<void> {
  writeStored('local', KEY, String(Date.now()));
  await registration.unregister();
}

/**
 * Removes the worker that has taken over this page if it fails requests, because then no other page
 * could load. Never throws.
 * @returns whether it was removed
 */
export async function removeFailingWorker(container: ServiceWorkerContainer): Promise<boolean> {
  try {
    const registration = await container.getRegistration();
    if (!registration || !(await failsRequests(registration))) return false;
    await remove(registration);
    return true;
  } catch {
    return false;
  }
}

/** Removes a registration if its new worker doesn't answer once it's installed. */
export function watchNewWorkers(registration: ServiceWorkerRegistration): void {
  const check = async (worker: ServiceWorker) => {
    const version = await workerVersion(worker, ANSWER_TIMEOUT);
    if (version === 'none' && worker.state !== 'redundant') await remove(registration);
  };
  const watch = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener(
      'statechange',
      () => void check(installing).catch(() => undefined),
      { once: true },
    );
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
}
