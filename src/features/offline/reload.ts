import { storePageState } from './pageState';
import { workerVersion } from './sendToWorker';
import { removeFailingWorker } from './watchdog';

/** Session storage key for the version of the last reload. */
const KEY = 'docs-reloaded-for';

/**
 * Stores that this tab reloads for a version. Returns false if the last reload was for this version
 * or storing fails, so that a page never reloads in a loop.
 */
export function mayReloadFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false;
  }
}

/** Calls a function when the page has the focus, or at once if it has it already. */
function whenFocused(callback: () => void): void {
  if (document.hasFocus()) return callback();
  addEventListener('focus', callback, { once: true });
}

/**
 * Reloads the page once when a new worker has taken over and the page has the focus
 * (docs/behavior.md#service-worker). The first worker of a browser causes no reload,
 * unless it fails requests and was removed.
 * @param reload replaced in tests
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
    whenFocused(() => {
      void workerVersion(container.controller).then((version) => {
        isWaiting = false;
        if (!mayReloadFor(version)) return;
        storePageState();
        reload();
      });
    });
  });
}
