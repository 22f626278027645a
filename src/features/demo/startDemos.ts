import { getPreferences } from '@site/src/features/preferences/preferences';

/** Possible types of a reader's first input, on any device. */
const inputTypes = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Calls a function at the first input of each type, until `signal` is aborted. */
function onInput(target: EventTarget, listener: () => void, signal: AbortSignal): void {
  for (const type of inputTypes)
    target.addEventListener(type, listener, { capture: true, passive: true, once: true, signal });
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

const loadReplace = () => import('./preview/replace');

/** Starts an island, unless it failed: then it shows a button that restarts it. */
function startBehindPreview(island: HTMLElement): void {
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
    startBehindPreview(island);
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
 * idle. A demo starts at once if it was opened directly, has no preview or one that doesn't wait
 * (`data-waits`), or runs an edit. README.md says why a preview is shown first.
 */
export function startInFrame(island: HTMLElement): void {
  const preview = document.querySelector<HTMLElement>('[data-demo-part=preview]');
  // `null` if the demo was opened directly, or is embedded by another site.
  const parent = window.frameElement ? window.parent : null;
  const startDemo = () => startBehindPreview(island);
  const isHidden = preview?.getClientRects().length === 0;
  if (!preview || !parent || isHidden || preview.dataset.waits === 'false') startDemo();
  if (!preview) return;
  const replaced = replaceWhenRendered(preview, island, window);
  if (preview.dataset.content === 'partial') whenIdle(startDemo);
  if (parent) onInput(window, startDemo, replaced);
  // The reader used the preview before this code had loaded.
  if (preview.contains(document.activeElement)) startDemo();
  if (parent && !window.frameElement?.closest('[data-start=inside]')) {
    const leave = new AbortController();
    onInput(parent, () => whenIdle(startDemo), leave.signal);
    addEventListener('pagehide', () => leave.abort(), { once: true });
  }
}

export function addFrame(
  stage: HTMLElement,
  attributes: { src: string; sandbox?: string },
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = stage.closest('[data-demo]')?.getAttribute('aria-label') ?? '';
  frame.style.blockSize = `${stage.clientHeight}px`;
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Its handle and its buttons follow it, also for the keyboard.
  stage.prepend(frame);
  return frame;
}

/**
 * Adds the frame with the demo's separate page to a stage, unless it has a frame. Frames are added
 * on demand, because a phone takes half a second to parse a dozen empty ones. The script of the
 * separate page calls `startInFrame`.
 */
export function addDemoFrame(stage: HTMLElement): void {
  const root = stage.closest<HTMLElement>('[data-demo]');
  if (!stage.querySelector('iframe')) addFrame(stage, { src: root?.dataset.frameUrl ?? '' });
}

/**
 * Shows the preview of a demo inside the page, and starts the demo behind it: at the first input on
 * the stage, when the reader changes a preference, or when the page is idle after an input. A demo
 * without a preview starts at once.
 */
async function showInPage(stage: HTMLElement): Promise<void> {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  if (!island) return;
  const preview = await import('./preview/loadPreview')
    .then(({ loadPreview }) => loadPreview(stage))
    .catch(() => null);
  const startDemo = () => startBehindPreview(island);
  if (!preview || island.dataset.state) {
    startDemo();
    return;
  }
  island.before(preview);
  const replaced = replaceWhenRendered(preview, island, stage);
  onInput(stage, startDemo, replaced);
  onInput(window, () => whenIdle(startDemo), replaced);
  replaced.addEventListener('abort', getPreferences().subscribe(startDemo));
}

/**
 * Distance in px from the viewport at which a demo is shown. A demo should be ready before a reader
 * scrolls to it, but a page on a phone shouldn't start demos that its reader may never reach.
 */
const viewportMargin = 300;

/** Shows demos when they are near the viewport. Until then, nothing is loaded. */
export function showDemosNearViewport(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        if (target.dataset.kind === 'frame') addDemoFrame(target);
        else void showInPage(target);
      }
    },
    { rootMargin: `${viewportMargin}px` },
  );
  document.querySelectorAll('[data-demo-part=stage]').forEach((stage) => observer.observe(stage));
}
