import { getPreferences } from '@site/src/features/preferences';
import { replayOnDemo, onFirstInput, startIsland, whenIdle } from './replay';
import { renderedEvent } from './renderedEvent';

/** The page around this frame, unless it is another site's. */
function hostWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}

/**
 * Starts the demo of this frame behind its preview: at once when the reader turns to it, or once its page has a reader who does anything and is
 * idle. A demo that waits for data does not wait for a reader; one that is opened alone, has no preview, or is here to run an edit starts by
 * itself.
 */
export function startInFrame(island: HTMLElement): void {
  const preview = document.querySelector<HTMLElement>('[data-demo-part=preview]');
  const start = () => void startIsland(island);
  const host = hostWindow();
  if (
    !preview ||
    !host ||
    preview.dataset.waits === 'false' ||
    preview.getClientRects().length === 0
  )
    start();
  if (!preview) return;
  if (preview.dataset.partial === 'true') whenIdle(start);
  if (host) onFirstInput(window, start);
  if (host && !window.frameElement?.closest('[data-start=inside]')) {
    addEventListener(
      'pagehide',
      onFirstInput(host, () => whenIdle(start)),
      { once: true },
    );
  }
  replayOnDemo(preview, island, window);
}

/**
 * Starts the demo of a stage inside the page behind its preview: at once when the reader turns to it or makes a choice that changes it, or
 * when the reader has done anything and the page is idle. A demo without a preview starts by itself.
 */
export function startOnStage(stage: HTMLElement, preview: HTMLElement | null): void {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  if (!island) return;
  // One that failed says so, and waits for a press.
  const start = () => {
    if (!island.dataset.state) startIsland(island);
  };
  if (!preview || island.dataset.state) {
    start();
    return;
  }
  island.before(preview);
  onFirstInput(stage, start);
  onFirstInput(window, () => whenIdle(start));
  const unsubscribe = getPreferences().subscribe(start);
  island.addEventListener(renderedEvent, unsubscribe, { once: true });
  replayOnDemo(preview, island, stage);
}
