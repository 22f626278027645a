import { features, pageFeatures } from './features';

export { pageFeatures };

/** Runs functions. If one throws, the others still run. */
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
  /** Clicks and keys from before the page script ran. */
  var early: Event[] | undefined;
}

/** Repeats input from before the listeners were added. */
function repeatEarlyInput(): void {
  window.onclick = window.onkeydown = null;
  const { early } = window;
  if (early)
    import('./earlyInput').then(
      ({ repeatInput }) => repeatInput(early),
      () => undefined,
    );
}

startAll([...features, ...pageFeatures, repeatEarlyInput]);
