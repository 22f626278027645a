import { watchStages } from './controls/stages';
import { demoNameOfHash } from './controls/hash';
import { hasStoredEdits } from './session/storage';
import { startInFrame } from './preview/start';

/** Everything a reader has to ask for first. */
const loadActions = () => import('./controls/actions');

const loadResize = () => import('./controls/resize');

const loadToolbar = () => import('./controls/toolbar');

/** Does something with the handle of a demo's width that an event is on. */
function onHandle(
  event: PointerEvent | KeyboardEvent,
  run: (resize: Awaited<ReturnType<typeof loadResize>>, handle: HTMLElement) => void,
): void {
  const handle =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-demo] [role=slider]')
      : null;
  if (!handle) return;
  // Its keys would scroll the page, and a press would select text, while the code is loading.
  if (!('key' in event) || /^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
  loadResize().then(
    (resize) => run(resize, handle),
    () => showFailure(handle),
  );
}

/** Keys that move through a toolbar. With another key held, they are the browser's. */
const isStep = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);

/** Does something with the toolbar of a demo that an event is in. */
function inToolbar<Kind extends FocusEvent | KeyboardEvent>(
  event: Kind,
  run: (toolbar: Awaited<ReturnType<typeof loadToolbar>>, event: Kind) => void,
): void {
  if (!(event.target instanceof Element && event.target.closest('[data-demo] [role=toolbar]')))
    return;
  // The keys would scroll the page while the code is loading.
  if ('key' in event) event.preventDefault();
  loadToolbar().then(
    (toolbar) => run(toolbar, event),
    () => undefined,
  );
}

function showFailure(element: Element): void {
  const status = element
    .closest('[data-demo]')
    ?.querySelector<HTMLElement>('[data-demo-part=status]');
  if (status) status.textContent = status.dataset.failed ?? '';
}

function openFromAddress(): void {
  const name = demoNameOfHash(window.location.hash);
  const root = name === null ? null : document.getElementById(name);
  if (root)
    loadActions().then(
      ({ openSource }) => openSource(root, { scroll: true }),
      () => showFailure(root),
    );
}

function press(target: EventTarget | null | undefined): void {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('[data-demo-action]') : null;
  if (control)
    loadActions().then(
      ({ act }) => act(control),
      () => showFailure(control),
    );
}

/**
 * Starts demos on a page: their controls, their addresses. The frames of a page are watched by `watchDemos`.
 * @param pressed what was pressed while this code was loading
 */
export function startDemos(pressed?: EventTarget | null): void {
  press(pressed);
  addEventListener('click', ({ target }) => press(target));
  const prefetch = (event: Event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('[data-demo] :is([role=toolbar], [role=slider])')
    )
      loadActions().catch(() => undefined);
  };
  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
  addEventListener('focusin', (event) =>
    inToolbar(event, ({ rememberStop }, focused) => rememberStop(focused)),
  );
  addEventListener('pointerdown', (event) =>
    onHandle(event, ({ resizeByPointer }, handle) => resizeByPointer(handle, event)),
  );
  addEventListener('keydown', (event) =>
    onHandle(event, ({ resizeByKey }, handle) => resizeByKey(handle, event)),
  );
  addEventListener('keydown', (event) => {
    if (isStep(event)) inToolbar(event, ({ moveInToolbar }, pressed) => moveInToolbar(pressed));
  });
  addEventListener('hashchange', openFromAddress);
}

/** Looks at the demos of the page in view, or at the one whose own page this is: once in production, after each route change in development. */
export function watchDemos(): void {
  const frame = document.querySelector<HTMLElement>('[data-island=demo-frame]');
  if (frame) startInFrame(frame);
  if (!document.querySelector('[data-demo]')) return;
  watchStages();
  openFromAddress();
  if (hasStoredEdits())
    loadActions().then(
      ({ showStoredEdits }) => showStoredEdits(),
      () => undefined,
    );
}
