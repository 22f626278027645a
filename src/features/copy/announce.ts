import { element } from '@site/src/components/element';

let region: HTMLElement | undefined;
let timer = 0;

/** The element screen readers listen to. It has to be in the document before its text comes. */
function liveRegion(): HTMLElement {
  if (!region?.isConnected) {
    region = element('div', { class: 'visually-hidden', role: 'status' });
    document.body.append(region);
  }
  return region;
}

/** Makes ready for `announce`. */
export function prepareAnnouncements(): void {
  liveRegion();
}

/**
 * Tells a message to screen readers.
 * @param duration ms after which it is taken away, so that nobody finds it later
 */
export function announce(message: string, duration: number): void {
  const element = liveRegion();
  element.textContent = message;
  clearTimeout(timer);
  timer = window.setTimeout(() => element.replaceChildren(), duration);
}
