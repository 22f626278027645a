/**
 * Preset widths of a full-page demo, in px; `null` is the full width. Layouts of demos change at
 * 480 and 610 px.
 */
export const demoSizes = [
  { name: 'phone', width: 375 },
  { name: 'tablet', width: 600 },
  { name: 'full', width: null },
] as const;

/** Minimum width of a demo, in px. */
const minWidth = 320;

/** Step of the arrow keys, in px. */
const step = 20;

const stageOf = (root: Element) => root.querySelector<HTMLElement>('[data-demo-part=stage]');

function widthOf(stage: HTMLElement): number {
  return stage.querySelector('iframe')?.clientWidth ?? stage.clientWidth;
}

/** Also updates the handle and the presets. At full width, the demo resizes with the page. */
function setWidth(stage: HTMLElement, wanted: number): void {
  const full = stage.clientWidth;
  const width = Math.round(Math.min(full, Math.max(minWidth, wanted)));
  if (width === full) stage.style.removeProperty('--demo-width');
  else stage.style.setProperty('--demo-width', `${width}px`);
  const handle = stage.querySelector('[role=slider]');
  handle?.setAttribute('aria-valuemin', String(minWidth));
  handle?.setAttribute('aria-valuemax', String(full));
  handle?.setAttribute('aria-valuenow', String(width));
  for (const button of stage.parentElement?.querySelectorAll('[data-size]') ?? []) {
    const preset = demoSizes.find(({ name }) => name === button.getAttribute('data-size'));
    button.setAttribute('aria-pressed', String((preset?.width ?? full) === width));
  }
}

export function applySize(root: HTMLElement, name: string): void {
  const stage = stageOf(root);
  const preset = demoSizes.find((each) => each.name === name);
  if (stage && preset) setWidth(stage, preset.width ?? Infinity);
}

export function resizeByKey(handle: HTMLElement, event: KeyboardEvent): void {
  const stage = handle.closest<HTMLElement>('[data-demo-part=stage]');
  if (!stage) return;
  const forward = getComputedStyle(stage).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number | undefined> = {
    [forward]: widthOf(stage) + step,
    [backward]: widthOf(stage) - step,
    Home: minWidth,
    End: Infinity,
  };
  const target = targets[event.key];
  if (target !== undefined) setWidth(stage, target);
}

/** Resizes the demo with the pointer until it's released. It stays centered below the handle. */
export function resizeByPointer(handle: HTMLElement, { pointerId, clientX }: PointerEvent): void {
  const stage = handle.closest<HTMLElement>('[data-demo-part=stage]');
  if (!stage) return;
  const direction = getComputedStyle(stage).direction === 'rtl' ? -1 : 1;
  const start = widthOf(stage);
  const move = (event: PointerEvent) =>
    setWidth(stage, start + 2 * direction * (event.clientX - clientX));
  const end = () => {
    handle.removeEventListener('pointermove', move);
    stage.removeAttribute('data-resizing');
  };
  try {
    handle.setPointerCapture(pointerId);
  } catch {
    // The pointer was released before this code was loaded.
    return;
  }
  // Prevents frames from receiving the pointer's events.
  stage.setAttribute('data-resizing', '');
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', end, { once: true });
}
