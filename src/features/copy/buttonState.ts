/** Result of a click on a copy button, which `data-state` contains while it's shown. */
export type CopyResult = 'copied' | 'failed';

interface InitialState {
  timer: number;
  /** Initial label and accessible name of the button. */
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

/**
 * Shows a result on a button and in its accessible name for some time. Replaces an earlier result.
 * @param duration in ms
 */
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
