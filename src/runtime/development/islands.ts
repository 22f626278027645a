import type { IslandRuntime } from '../islands/loader';

export interface IslandCode {
  mount(element: HTMLElement): Promise<void>;
  unmount(element: HTMLElement): void;
}

export interface Islands extends IslandRuntime {
  stop(element: HTMLElement): void;
  /** Stops all islands if there's newer code, so that they start again with it. */
  stopOld(): void;
  /**
   * Resolves when no island is starting. One that is would render into the updated page. Stops
   * waiting after some time: the code of a demo that is deleted while it loads never arrives.
   */
  settled(): Promise<void>;
}

/** Longest time that an update waits for islands that are starting, in ms. */
const patience = 5_000;

/**
 * Creates the islands of a document whose code can change while they run.
 * @param newest returns the current code; after an update, its functions are different
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
      const timer = setTimeout(() => starting.clear(), patience);
      do {
        // The caller of `mount` marks the island as ready afterwards, in the same task.
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      } while (starting.size > 0);
      clearTimeout(timer);
    },
  };
}
