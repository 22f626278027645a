import { counterpart } from './counterpart';
import { liveEvent } from './liveEvent';

/** What a reader does first, on whatever device. */
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
const listening = { capture: true, passive: true };

/** Calls once, at the first input in a window. @returns a function that ends it */
function onFirstInput(target: EventTarget, listener: () => void): () => void {
  const end = () => inputs.forEach((type) => target.removeEventListener(type, once, listening));
  const once = () => {
    end();
    listener();
  };
  inputs.forEach((type) => target.addEventListener(type, once, listening));
  return end;
}

/** The page around this frame, unless it is another site's. */
function hostWindow(): Window | null {
  try {
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);

/**
 * Starts the demo of this frame behind its still: at once when the reader turns to it, or once its page has a reader who does anything and is
 * idle. A demo that waits for data does not wait for a reader; one that is opened alone, or has no still, starts by itself. A click and the focus go over to the running demo.
 */
export function wakeDemo(island: HTMLElement): void {
  const still = document.querySelector<HTMLElement>('[data-demo-part=still]');
  const start = () => {
    island.dispatchEvent(new CustomEvent('island:start', { bubbles: true }));
  };
  const host = hostWindow();
  if (!still || !host || still.getClientRects().length === 0) start();
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

  let clicked: Element | null = null;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !still.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = event.target.closest('button, a, input, [role], [tabindex]') ?? event.target;
    start();
  };
  addEventListener('click', hold, true);

  addEventListener(
    liveEvent,
    () => {
      removeEventListener('click', hold, true);
      const markup = still.lastElementChild ?? still;
      const { activeElement } = document;
      const [focus, press] = [activeElement, clicked].map((element) =>
        element && still.contains(element) ? counterpart(markup, element, island) : null,
      );
      still.remove();
      focus?.focus();
      press?.click();
    },
    { once: true },
  );
}
