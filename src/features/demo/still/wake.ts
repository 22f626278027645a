import { handOver, onFirstInput, startIsland, whenIdle } from './handOver';

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
