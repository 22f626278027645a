import { workerScope, workerUrl } from '@site/src/site/offline';
import { restorePageState } from './pageState';
import { reloadOnUpdate } from './reload';
import { sendToWorker } from './sendToWorker';
import { isPaused, watchNewWorkers } from './watchdog';

/** Minimum time in ms between checks for a new worker on an open page. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** URLs of the page, its frames, and everything they have loaded. */
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

/** Lists the stored pages if this is the offline page. */
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
  restorePageState();
  // The page around a frame reloads it.
  if (window.top !== window) return;
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
