import { closest, loadOnce } from '@site/src/components/pageScript';

/** Interface of the client bundle, see `src/runtime/client.ts`. */
export interface IslandRuntime {
  mount(element: HTMLElement): Promise<void>;
}

declare global {
  interface Window {
    toolpadIslands?: IslandRuntime;
    /** Time of the last Escape. What is still loading since then stays closed. */
    escapedAt?: number;
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(src));
    };
    document.head.append(script);
  });
}

/** Loads React and the island runtime. */
const loadRuntime = loadOnce(async () => {
  const sources =
    document.querySelector<HTMLMetaElement>('meta[name=islands]')?.content.split(' ') ?? [];
  await Promise.all(window.toolpadIslands ? [] : sources.map(loadScript));
  if (!window.toolpadIslands) throw new Error('toolpadIslands');
  return window.toolpadIslands;
});

async function load(element: HTMLElement): Promise<boolean> {
  element.dataset.state = 'loading';
  try {
    await (await loadRuntime()).mount(element);
    element.dataset.state = 'ready';
  } catch {
    element.dataset.state = 'failed';
  }
  return element.dataset.state === 'ready';
}

const starting = new WeakMap<HTMLElement, Promise<boolean>>();

/** While an island is starting, all callers get the same promise. Failed ones start again. */
function startIsland(element: HTMLElement): Promise<boolean> {
  if (element.dataset.state === 'ready') return Promise.resolve(true);
  const running = starting.get(element) ?? load(element).finally(() => starting.delete(element));
  starting.set(element, running);
  return running;
}

const islandOf = (event: Event) => closest(event, '[data-island]:not([data-state=ready])');

/** Control to click when its island is ready: the last one that the reader clicked. */
const heldClicks = new Map<HTMLElement, HTMLElement>();

/** Holds a click until the island is ready, then repeats it on the same control. */
function holdClick(event: MouseEvent): void {
  const element = islandOf(event);
  const control = closest(event, 'button, [role], input, select');
  if (!element || !control || !element.contains(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isWaiting = heldClicks.has(element);
  heldClicks.set(element, control);
  if (isWaiting) return;
  void startIsland(element).then((ready) => {
    const last = heldClicks.get(element);
    heldClicks.delete(element);
    if (ready && last?.isConnected) last.click();
  });
}

/** Escape discards clicks for which code is still loading, so that nothing opens later. */
function discardClicks({ key, timeStamp }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  heldClicks.clear();
  window.escapedAt = timeStamp;
}

/** Starts islands on demand: at the reader's first interaction, or when a script requests it. */
export function startIslands(): void {
  const prefetch = (event: Event) => {
    if (islandOf(event)) loadRuntime().catch(() => undefined);
  };
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
  addEventListener('click', holdClick, true);
  addEventListener('keydown', discardClicks);
  addEventListener('island:start', (event) => {
    const element = islandOf(event);
    if (element) void startIsland(element);
  });
}
