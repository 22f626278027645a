import type { IslandRuntime } from '../islands/loader';

/** Functions that start and take down an island. */
export interface IslandCode {
  mount(element: HTMLElement): Promise<void>;
  unmount(element: HTMLElement): void;
}

export interface Islands extends IslandRuntime {
  /** Takes an island down: it can be started anew. */
  stop(element: HTMLElement): void;
  /** Stops all islands if there is newer code: they start anew with that. */
  stopOld(): void;
  /** Resolves once no island is being started: one would render into what is shown after it. */
  settled(): Promise<void>;
}

/**
 * The islands of a document whose code is updated while they run.
 * @param newest the code as of now; an update brings other functions
 */
export function createIslands(newest: () => IslandCode): Islands {
  let code = newest();
  const starting = new Set<Promise<void>>();

  function stop(element: HTMLElement): void {
    code.unmount(element);
    delete element.dataset.state;
  }

  return {
    stop,
    async mount(element) {
      const started = code.mount(element);
      starting.add(started);
      await started.finally(() => starting.delete(started));
    },
    stopOld() {
      if (code.unmount === newest().unmount) return;
      document.querySelectorAll<HTMLElement>('[data-island][data-state]').forEach(stop);
      code = newest();
    },
    async settled() {
      do {
        await Promise.allSettled(starting);
        // Who asked for an island marks it as ready after that, in the same task.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      } while (starting.size > 0);
    },
  };
}
