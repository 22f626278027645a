import { baseUrl } from '@site/src/site/origins';
import { currentLanguage, defaultLanguage } from '@site/src/site/languages';
import { workerUrl } from '@site/src/site/offline';
import { restorePageState } from './pageState';
import { reloadOnUpdate } from './reload';
import { tell } from './tell';

/** How long a page that stays open goes without asking for a new worker, in ms. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** Takes away the worker a browser may still have: for builds with `SERVICE_WORKER=off`. */
async function unregister(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
}

/** Addresses of the page and of all it has loaded, with those of its frames. */
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
      // A frame of another site.
      return [];
    }
  });
}

/** Asks for a new worker when the reader comes back to a page that has been open for long. */
function updateWhenSeen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < UPDATE_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** On the page that stands for one that is not on the device: lists what is. */
function showStoredPages(): void {
  if (!document.querySelector('[data-kept-pages]')) return;
  import('./missing').then(
    ({ startOfflinePage }) => startOfflinePage(),
    () => undefined,
  );
}

/**
 * Registers the worker, and reloads this page when a new one takes over. Never throws: without a
 * worker the site is complete. The worker looks after the pages without a language prefix.
 */
export async function register(): Promise<void> {
  if (currentLanguage !== defaultLanguage) return;
  const container = navigator.serviceWorker;
  showStoredPages();
  restorePageState();
  // A frame is reloaded with the page around it.
  if (window.top !== window) return;
  const wasControlled = container.controller !== null;
  reloadOnUpdate(container);
  try {
    if (process.env.SERVICE_WORKER === 'off') return await unregister();
    const registration = await container.register(workerUrl, {
      scope: baseUrl,
      updateViaCache: 'none',
    });
    updateWhenSeen(registration);
    const { active } = await container.ready;
    if (!active) return;
    if (!wasControlled) tell(active, { type: 'visited', urls: loadedUrls() });
    tell(active, { type: 'refresh' });
  } catch {
    // Denied, broken, or no network: the worker that is there goes on.
  }
}
