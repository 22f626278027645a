import { getPreferences } from '@site/src/features/preferences';
import { handOver, onFirstInput, startIsland, whenIdle } from './handOver';
import { liveEvent } from './liveEvent';

/** The page around this frame, unless it is another site's. */
function hostWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}

/**
 * Starts the demo of this frame behind its still: at once when the reader turns to it, or once its page has a reader who does anything and is
 * idle. A demo that waits for data does not wait for a reader; one that is opened alone, has no still, or is here to run an edit starts by
 * itself.
 */
export function wakeDemo(island: HTMLElement): void {
  const still = document.querySelector<HTMLElement>('[data-demo-part=still]');
  const start = () => void startIsland(island);
  const host = hostWindow();
  if (!still || !host || still.dataset.waits === 'false' || still.getClientRects().length === 0)
    start();
  if (!still) return;
  if (still.dataset.partial === 'true') whenIdle(start);
  if (host) onFirstInput(window, start);
  if (host && !window.frameElement?.closest('[data-wake=inside]')) {
    addEventListener(
      'pagehide',
      onFirstInput(host, () => whenIdle(start)),
      { once: true },
    );
  }
  handOver(still, island, window);
}

/**
 * Starts the demo of a stage inside the page behind its still: at once when the reader turns to it or makes a choice that changes it, or
 * when the reader has done anything and the page is idle. A demo without a still starts by itself.
 */
export function wakeOnStage(stage: HTMLElement, still: HTMLElement | null): void {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  if (!island) return;
  // One that failed says so, and waits for a press.
  const start = () => {
    if (!island.dataset.state) startIsland(island);
  };
  if (!still || island.dataset.state) {
    start();
    return;
  }
  island.before(still);
  onFirstInput(stage, start);
  onFirstInput(window, () => whenIdle(start));
  const unsubscribe = getPreferences().subscribe(start);
  island.addEventListener(liveEvent, unsubscribe, { once: true });
  handOver(still, island, stage);
}
