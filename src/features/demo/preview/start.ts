import { getPreferences } from '@site/src/features/preferences';
import { parentWindow } from '../frame/parentWindow';

/** Possible types of a reader's first input, on any device. */
const inputTypes = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Calls a function at the first input of each type, until `signal` is aborted. */
function onInput(target: EventTarget, listener: () => void, signal: AbortSignal): void {
  for (const type of inputTypes)
    target.addEventListener(type, listener, { capture: true, passive: true, once: true, signal });
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);

const loadReplace = () => import('./replace');

/** Starts an island, unless it failed: then it shows a button that restarts it. */
function start(island: HTMLElement): void {
  if (island.dataset.state) return;
  island.dispatchEvent(new CustomEvent('island:start', { bubbles: true }));
  loadReplace().catch(() => undefined);
}

/**
 * Replaces a preview when the demo behind it reports that it's rendered. A click on the preview
 * starts the demo; then the demo receives the click, the focus, and what the reader has typed.
 * @returns a signal that is aborted when the preview is replaced
 */
function replaceWhenRendered(
  preview: HTMLElement,
  island: HTMLElement,
  container: EventTarget,
): AbortSignal {
  const replaced = new AbortController();
  const { signal } = replaced;
  let clicked: Element | null = null;
  const holdClick = (event: Event) => {
    if (!(event.target instanceof Element) || !preview.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked =
      event.type === 'submit'
        ? event.target
        : (event.target.closest('button, a, input, [role], [tabindex]') ?? event.target);
    start(island);
  };
  const replace = async () => {
    const loaded = await loadReplace().catch(() => undefined);
    // The running demo loads its data again.
    if (preview.dataset.content === 'recorded') await loaded?.untilDataShown(island);
    replaced.abort();
    if (loaded) loaded.replacePreview(preview, island, clicked);
    else preview.remove();
  };
  for (const type of ['click', 'submit'])
    container.addEventListener(type, holdClick, { capture: true, signal });
  island.addEventListener('demo:rendered', () => void replace(), { signal, once: true });
  return signal;
}

/**
 * Starts the demo of this frame behind its preview: at the first input in the frame, or when the
 * parent page is idle after an input. A demo whose preview lacks its data starts when the frame is
 * idle. A demo starts at once if it was opened directly, has no preview, or runs an edit.
 */
export function startInFrame(island: HTMLElement): void {
  const preview = document.querySelector<HTMLElement>('[data-demo-part=preview]');
  const parent = parentWindow();
  const run = () => start(island);
  const isHidden = preview?.getClientRects().length === 0;
  if (!preview || !parent || isHidden || preview.dataset.waits === 'false') run();
  if (!preview) return;
  const replaced = replaceWhenRendered(preview, island, window);
  if (preview.dataset.content === 'partial') whenIdle(run);
  if (parent) onInput(window, run, replaced);
  // The reader used the preview before this code had loaded.
  if (preview.contains(document.activeElement)) run();
  if (parent && !window.frameElement?.closest('[data-start=inside]')) {
    const leave = new AbortController();
    onInput(parent, () => whenIdle(run), leave.signal);
    addEventListener('pagehide', () => leave.abort(), { once: true });
  }
}

/**
 * Starts the demo of a stage inside the page behind its preview: at the first input on the stage,
 * when the reader changes a preference, or when the page is idle after an input. A demo without a
 * preview starts at once.
 */
export function startInPage(stage: HTMLElement, preview: HTMLElement | null): void {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  if (!island) return;
  const run = () => start(island);
  if (!preview || island.dataset.state) {
    run();
    return;
  }
  island.before(preview);
  const replaced = replaceWhenRendered(preview, island, stage);
  onInput(stage, run, replaced);
  onInput(window, () => whenIdle(run), replaced);
  replaced.addEventListener('abort', getPreferences().subscribe(run));
}
