let region: HTMLElement | undefined;
let timer = 0;

/** Live region for screen readers. It must be in the document before its text is set. */
function liveRegion(): HTMLElement {
  if (!region?.isConnected) {
    document.body.insertAdjacentHTML('beforeend', '<div class=visually-hidden role=status></div>');
    region = document.body.lastElementChild as HTMLElement;
  }
  return region;
}

/** Creates the live region for `announce`. */
export function prepareAnnouncements(): void {
  liveRegion();
}

/**
 * Announces a message to screen readers.
 * @param duration time in ms after which the message is removed, so that nobody finds it later
 */
export function announce(message: string, duration: number): void {
  const element = liveRegion();
  element.textContent = message;
  clearTimeout(timer);
  timer = window.setTimeout(() => element.replaceChildren(), duration);
}
