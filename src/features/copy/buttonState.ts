let region: HTMLElement | undefined;
let timer = 0;

/** Live region for screen readers. It must be in the document before its text is set. */
export function liveRegion(): HTMLElement {
  if (!region?.isConnected) {
    document.body.insertAdjacentHTML('beforeend', '<div class=visually-hidden role=status></div>');
    region = document.body.lastElementChild as HTMLElement;
  }
  return region;
}

/** @param duration time in ms after which the message is removed */
export function announce(message: string, duration: number): void {
  const element = liveRegion();
  element.textContent = message;
  clearTimeout(timer);
  timer = window.setTimeout(() => element.replaceChildren(), duration);
}

/** Result of a click on a copy button, which `data-state` contains while it's shown. */
type CopyResult = 'copied' | 'failed';

interface InitialState {
  timer: number;
  label: string | null;
  name: string | null;
}

const initialStates = new WeakMap<HTMLElement, InitialState>();

const labelOf = (button: HTMLElement): HTMLElement =>
  button.querySelector<HTMLElement>('span') ?? button;

function setLabels(button: HTMLElement, label: string | null, name: string | null): void {
  labelOf(button).textContent = label;
  if (name !== null) button.setAttribute('aria-label', name);
}

function restore(button: HTMLElement): void {
  const initial = initialStates.get(button);
  if (!initial) return;
  clearTimeout(initial.timer);
  initialStates.delete(button);
  delete button.dataset.state;
  setLabels(button, initial.label, initial.name);
}

/** Replaces an earlier result. @param duration in ms */
export function showResult(
  button: HTMLElement,
  result: CopyResult,
  text: string,
  duration: number,
): void {
  restore(button);
  const name = button.getAttribute('aria-label');
  initialStates.set(button, {
    label: labelOf(button).textContent,
    name,
    timer: window.setTimeout(() => restore(button), duration),
  });
  button.dataset.state = result;
  setLabels(button, text, name && text);
}
