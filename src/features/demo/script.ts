import { storedKeys } from '@site/src/components/storage';
import { editPrefix } from '@site/model/facts/demo';
import { showDemosNearViewport, startInFrame } from './startDemos';

/**
 * Name of the demo whose source a URL opens: `#Basic.tsx`, `#Basic.js`, `#tailwind-Basic.tsx`,
 * with an edit or without (docs/behavior.md#demos).
 */
export function demoNameOfHash(hash: string): string | null {
  return /^#(?:(?:system|tailwind|css)-)?([A-Za-z]\w*)\.(?:tsx|js)(?:=|$)/.exec(hash)?.[1] ?? null;
}

const toolbar = '[data-demo] [role=toolbar]';
const handle = '[data-demo] [role=slider]';

const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const loadActions = () => import('./controls/actions');

function withActions(
  element: HTMLElement | null,
  run: (actions: Awaited<ReturnType<typeof loadActions>>, element: HTMLElement) => void,
): void {
  if (!element) return;
  loadActions().then(
    (actions) => run(actions, element),
    () => showFailure(element),
  );
}

function showFailure(element: Element): void {
  const status = element
    .closest('[data-demo]')
    ?.querySelector<HTMLElement>('[data-demo-part=status]');
  if (status) status.textContent = status.dataset.failed ?? '';
}

const onClick = (event: Event) =>
  withActions(closest(event, '[data-demo-action]'), ({ runAction }, control) => {
    const isCanceled = (window.escapedAt ?? 0) > event.timeStamp;
    if (!isCanceled || control.dataset.demoAction !== 'fullscreen') void runAction(control);
  });

/** Handles arrow keys, Home, and End on a handle or in a toolbar, unless a modifier is pressed. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !/^(?:Arrow|Home|End)/.test(key)) return;
  const slider = closest(event, handle);
  const bar = /Up|Down/.test(key) ? null : closest(event, toolbar);
  // Prevents the keys from scrolling the page while the code is loading.
  if (slider ?? bar) event.preventDefault();
  withActions(slider, ({ resizeByKey }, element) => resizeByKey(element, event));
  withActions(bar, ({ moveInToolbar }) => moveInToolbar(event));
}

function onPointerDown(event: PointerEvent): void {
  const slider = closest(event, handle);
  // Prevents selecting text while the code is loading.
  if (slider) event.preventDefault();
  withActions(slider, ({ resizeByPointer }, element) => resizeByPointer(element, event));
}

/** Preloads the code of the controls. Failures are reported when a control is used. */
function prefetch(event: Event): void {
  if (!closest(event, `${toolbar}, ${handle}`)) return;
  loadActions().then(
    ({ updateTabStop }) => {
      if (event instanceof FocusEvent) updateTabStop();
    },
    () => undefined,
  );
}

function openFromHash(): void {
  const name = demoNameOfHash(window.location.hash);
  if (name === null) return;
  const named = document.getElementById(name) ?? document.querySelector('[data-demo]');
  withActions(named, ({ openSource }, element) => openSource(element, name));
}

/** Part of a preview that was clicked before this code had loaded. */
let clickedPreview: HTMLElement | null = null;

/** Adds the listeners for controls and URLs. @param early input from while this was loading */
export function start(early: readonly Event[] = []): void {
  // Readers click again while they wait, so only the last click is handled.
  const click = early.findLast(({ type }) => type === 'click');
  for (const event of early)
    if (event instanceof KeyboardEvent) onKeyDown(event);
    else if (event === click) onClick(event);
  clickedPreview = click ? closest(click, '[data-demo-part=preview] :is(button, [role])') : null;
  addEventListener('click', onClick);
  addEventListener('keydown', onKeyDown);
  addEventListener('pointerdown', onPointerDown);
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
  addEventListener('hashchange', openFromHash);
}

/**
 * Watches the demos of the current page, or starts the demo whose separate page this is. Runs once
 * in production, and after each route change in development.
 */
export function watch(): void {
  const frame = document.querySelector<HTMLElement>('[data-island=demo-frame]');
  if (frame) startInFrame(frame);
  clickedPreview?.click();
  clickedPreview = null;
  if (!document.querySelector('[data-demo]')) return;
  showDemosNearViewport();
  withActions(document.querySelector('[data-editor-open]'), ({ openAtStart }, element) =>
    openAtStart(element),
  );
  openFromHash();
  if (storedKeys('session').some((key) => key.startsWith(editPrefix)))
    loadActions().then(
      ({ showStoredEdits }) => showStoredEdits(),
      () => undefined,
    );
}
