import type { DialogElements } from './renderDialog';
import { positionOf } from './view';

/** Actions of keys and clicks. */
export interface Actions {
  /** Selects the next or the previous option. */
  move(step: 1 | -1): void;
  /** Selects the option at a position; -1 is the last one. */
  select(position: number): void;
  /** Runs when an option is clicked. The browser follows links itself. */
  choose(position: number): void;
  update(): void;
  toggleScope(): void;
  reportAbandoned(): void;
}

const optionOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;

/** Opens an option as a click would. */
function open(option: HTMLElement, inNewTab: boolean): void {
  if (inNewTab) option.setAttribute('target', '_blank');
  option.click();
  option.removeAttribute('target');
}

/**
 * Handles the keys of a combobox, in which the focus stays in the field, and clicks in the dialog.
 */
export function listen(
  { dialog, field, list, scope, close }: DialogElements,
  actions: Actions,
): void {
  field.addEventListener('input', () => actions.update());
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      actions.toggleScope();
      return;
    }
    if (event.target !== field || event.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => actions.move(1),
      ArrowUp: () => actions.move(-1),
      PageDown: () => actions.select(-1),
      PageUp: () => actions.select(0),
      Enter: () => {
        const option = list.querySelector<HTMLElement>('[aria-selected=true]');
        if (option) open(option, event.ctrlKey || event.metaKey);
        else actions.reportAbandoned();
      },
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  list.addEventListener('click', (event) => {
    const option = optionOf(event);
    if (!option) return;
    actions.choose(positionOf(option));
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (option instanceof HTMLAnchorElement && opensHere && option.target !== '_blank')
      dialog.close();
  });
  list.addEventListener('pointermove', (event) => {
    const option = optionOf(event);
    if (option && option.getAttribute('aria-selected') !== 'true')
      actions.select(positionOf(option));
  });
  scope.addEventListener('click', () => actions.toggleScope());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => actions.reportAbandoned());
  addEventListener('pagehide', () => actions.reportAbandoned());
}
