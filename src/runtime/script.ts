import { features, pageFeatures, startAll } from './features';

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
