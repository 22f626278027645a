import type { Frame } from './frame';

/** What keys and clicks do. */
export interface Actions {
  move: (step: 1 | -1) => void;
  first: () => void;
  last: () => void;
  enter: (inNewTab: boolean) => void;
  /** A click on an option: a link is followed by the browser. */
  choose: (option: HTMLElement) => void;
  point: (option: HTMLElement) => void;
  update: () => void;
  toggle: () => void;
  giveUp: () => void;
}

const optionOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;

/** Keys of a combobox, with the focus staying in the field; clicks on what is around it. */
export function listen({ dialog, field, list, scope, close }: Frame, actions: Actions): void {
  field.addEventListener('input', actions.update);
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      actions.toggle();
      return;
    }
    if (event.target !== field || event.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => actions.move(1),
      ArrowUp: () => actions.move(-1),
      PageDown: actions.last,
      PageUp: actions.first,
      Enter: () => actions.enter(event.ctrlKey || event.metaKey),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  list.addEventListener('click', (event) => {
    const option = optionOf(event);
    if (!option) return;
    actions.choose(option);
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (option instanceof HTMLAnchorElement && opensHere && option.target !== '_blank')
      dialog.close();
  });
  list.addEventListener('pointermove', (event) => {
    const option = optionOf(event);
    if (option && option.getAttribute('aria-selected') !== 'true') actions.point(option);
  });
  scope.addEventListener('click', actions.toggle);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', actions.giveUp);
  addEventListener('pagehide', actions.giveUp);
}
