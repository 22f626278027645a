import { features, pageFeatures } from './features';

export { pageFeatures };

/** Runs each function; one that fails leaves the others alone. */
export function startAll(starts: (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

declare global {
  /** What a reader pressed last before the page script ran. */
  var pressed: EventTarget | null | undefined;
}

/** Repeats the last press from before anything listened, unless the browser did what it asked for, as with links and menus. */
function repeatPress(): void {
  const { pressed } = window;
  window.onclick = null;
  if (pressed instanceof Element)
    pressed.closest<HTMLElement>('button:not([popovertarget])')?.click();
}

startAll([...features, ...pageFeatures, repeatPress]);
