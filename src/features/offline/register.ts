import { readStored, removeStored, writeStored } from '@site/src/components/storage';
import { workerScope, workerUrl } from '@site/model/facts/offline';
import { isInUse, watchUse } from './inUse';
import { sendToWorker, workerVersion } from './sendToWorker';

/** Local storage key for the time in ms when this browser last removed a broken worker. */
const WATCHDOG_KEY = 'docs-worker-removed';

/** How long no worker is registered afterwards, in ms. */
const PAUSE = 24 * 60 * 60 * 1000;

/** Maximum time in ms that an installed worker takes to answer. */
const ANSWER_TIMEOUT = 5000;

/** Returns whether a broken worker was removed less than a day ago. */
export function isPaused(): boolean {
  const elapsed = Date.now() - Number(readStored('local', WATCHDOG_KEY));
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

async function remove(registration: ServiceWorkerRegistration): Promise<void> {
  writeStored('local', WATCHDOG_KEY, String(Date.now()));
  await registration.unregister();
}

/**
 * Removes the worker that has taken over this page if it fails requests, because then no other page
 * could load. Never throws.
 * @returns whether it was removed
 */
async function removeFailingWorker(container: ServiceWorkerContainer): Promise<boolean> {
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
function watchNewWorkers(registration: ServiceWorkerRegistration): void {
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

/** Session storage key for the version of the last reload. */
const RELOAD_KEY = 'docs-reloaded-for';

/**
 * Stores that this tab reloads for a version. Returns false if the last reload was for this version
 * or storing fails, so that a page never reloads in a loop.
 */
export function mayReloadFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === version) return false;
    sessionStorage.setItem(RELOAD_KEY, version);
    return true;
  } catch {
    return false;
  }
}

/** Time in ms between checks whether the page is still in use. */
const CHECK_INTERVAL = 500;

function whenUnused(callback: () => void): void {
  if (document.hasFocus() && !isInUse()) callback();
  else setTimeout(whenUnused, CHECK_INTERVAL, callback);
}

/** Reloads, unless the reader does something before the new document arrives. */
function reloadOnce(version: string, reload: () => void): void {
  if (!mayReloadFor(version)) return;
  const stop = () => {
    for (const type of inputs) removeEventListener(type, stop, true);
    window.stop();
    removeStored('session', RELOAD_KEY);
    whenUnused(() => reloadOnce(version, reload));
  };
  const inputs = ['keydown', 'pointerdown'];
  for (const type of inputs) addEventListener(type, stop, true);
  reload();
}

/**
 * Reloads the page once when a new worker has taken over and nothing would be lost
 * (docs/behavior.md#service-worker). The first worker of a browser causes no reload,
 * unless it fails requests and was removed.
 */
export function reloadOnUpdate(
  container: ServiceWorkerContainer,
  reload: () => void = () => location.reload(),
): void {
  let isFirst = container.controller === null;
  let isWaiting = false;
  container.addEventListener('controllerchange', async () => {
    const causesReload = !isFirst;
    isFirst = false;
    if ((!(await removeFailingWorker(container)) && !causesReload) || isWaiting) return;
    isWaiting = true;
    const version = await workerVersion(container.controller);
    whenUnused(() => {
      isWaiting = false;
      reloadOnce(version, reload);
    });
  });
}

/** Minimum time in ms between checks for a new worker on an open page. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

function loadedUrls(): string[] {
  const windows = [
    window,
    ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow),
  ];
  return windows.flatMap((each) => {
    try {
      if (!each) return [];
      const entries = each.performance.getEntriesByType('resource');
      return [each.location.href, ...entries.map(({ name }) => name)];
    } catch {
      // The frame belongs to another origin.
      return [];
    }
  });
}

/** Checks for a new worker when the reader returns to a page that has been open for a long time. */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < UPDATE_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

function showStoredPages(): void {
  if (!document.querySelector('[data-stored-pages]')) return;
  import('./offlinePage').then(
    ({ startOfflinePage }) => startOfflinePage(),
    () => undefined,
  );
}

/**
 * Registers the worker, and reloads this page when a new one takes over. Never throws, because the
 * site works without a worker. Each language has a separate worker.
 */
export async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  showStoredPages();
  // The page around a frame reloads it.
  if (window.top !== window) return;
  watchUse();
  const wasControlled = container.controller !== null;
  reloadOnUpdate(container);
  try {
    if (process.env.SERVICE_WORKER === 'off') {
      // The worker of such a build does the same, but browsers may never activate it after this.
      await (await container.getRegistration(workerScope))?.unregister();
      return await (await import('./removeCaches')).removeCaches();
    }
    if (isPaused()) return;
    const registration = await container.register(workerUrl, {
      scope: workerScope,
      updateViaCache: 'none',
    });
    updateOnReturn(registration);
    watchNewWorkers(registration);
    const { active } = await container.ready;
    if (!active) return;
    if (!wasControlled) sendToWorker(active, { type: 'visited', urls: loadedUrls() });
    sendToWorker(active, { type: 'refresh' });
  } catch {
    // Registration was denied, failed, or had no network. An existing worker keeps running.
  }
}
