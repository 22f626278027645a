/** Result of a click on a copy button, which `data-state` contains while it's shown. */
export type CopyResult = 'copied' | 'failed';

interface Rest {
  timer: number;
  /** Initial label and accessible name of the button. */
  label: string | null;
  name: string | null;
}

const atRest = new WeakMap<HTMLElement, Rest>();

const labelOf = (button: HTMLElement): HTMLElement =>
  button.querySelector<HTMLElement>('span') ?? button;

function setTexts(button: HTMLElement, label: string | null, name: string | null): void {
  labelOf(button).textContent = label;
  if (name !== null) button.setAttribute('aria-label', name);
}

function restore(button: HTMLElement): void {
  const rest = atRest.get(button);
  if (!rest) return;
  clearTimeout(rest.timer);
  atRest.delete(button);
  delete button.dataset.state;
  setTexts(button, rest.label, rest.name);
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
  atRest.set(button, {
    label: labelOf(button).textContent,
    name,
    timer: window.setTimeout(() => restore(button), duration),
  });
  button.dataset.state = result;
  setTexts(button, text, name && text);
}
