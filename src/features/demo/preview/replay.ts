import { matchingElement } from './matchingElement';
import { renderedEvent } from './renderedEvent';

/** What a reader does first, on whatever device. */
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
const listening = { capture: true, passive: true };

/** Calls once, at the first input in a window or an element. @returns a function that ends it */
export function onFirstInput(target: EventTarget, listener: () => void): () => void {
  const end = () => inputs.forEach((type) => target.removeEventListener(type, once, listening));
  const once = () => {
    end();
    listener();
  };
  inputs.forEach((type) => target.addEventListener(type, once, listening));
  return end;
}

export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);

export const startIsland = (island: HTMLElement) =>
  island.dispatchEvent(new CustomEvent('island:start', { bubbles: true }));

/**
 * Takes a preview away once the demo behind it is drawn. A click starts the demo, and goes over to it together with the focus.
 * @param place window or element that both stand in
 */
export function replayOnDemo(preview: HTMLElement, island: HTMLElement, place: EventTarget): void {
  let clicked: Element | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof Element) || !preview.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = event.target.closest('button, a, input, [role], [tabindex]') ?? event.target;
    startIsland(island);
  };
  place.addEventListener('click', hold, true);

  island.addEventListener(
    renderedEvent,
    () => {
      place.removeEventListener('click', hold, true);
      const markup = preview.lastElementChild ?? preview;
      const { activeElement } = document;
      const [focus, press] = [activeElement, clicked].map((element) =>
        element && preview.contains(element) ? matchingElement(markup, element, island) : null,
      );
      preview.remove();
      focus?.focus({ preventScroll: true });
      press?.click();
    },
    { once: true },
  );
}
