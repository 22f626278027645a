import { storePageState } from './pageState';
import { versionOf } from './tell';

/** Where a tab notes the worker it has reloaded for. */
const KEY = 'docs-reloaded-for';

/**
 * Notes the reload for a version. False for the version the last reload of this tab was for, and
 * where nothing can be noted: a page never reloads in a loop, whatever the browser or its tools do.
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

/** Calls back at once when the page has the focus, else when it gets it. */
function whenFocused(callback: () => void): void {
  if (document.hasFocus()) return callback();
  addEventListener('focus', callback, { once: true });
}

/**
 * Reloads the page once, when a new worker has taken it over and the reader looks at it
 * (docs/behavior.md#service-worker). The first worker of a browser reloads nothing.
 * @param reload replaced in tests
 */
export function reloadOnUpdate(
  container: ServiceWorkerContainer,
  reload: () => void = () => location.reload(),
): void {
  let isFirst = container.controller === null;
  let isWaiting = false;
  container.addEventListener('controllerchange', () => {
    if (isFirst || isWaiting) {
      isFirst = false;
      return;
    }
    isWaiting = true;
    whenFocused(() => {
      void versionOf(container.controller).then((version) => {
        isWaiting = false;
        if (!mayReloadFor(version)) return;
        storePageState();
        reload();
      });
    });
  });
}
