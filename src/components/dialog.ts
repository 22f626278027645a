import { addStyles } from './addStyles';
import styles from './dialog.text.css';
import { element } from './element';

const closeIcon =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

interface DialogContent {
  /** Accessible name. */
  title: string;
  /** Whether the name is also a visible heading. */
  showTitle?: boolean;
  /** Accessible name of the close button. */
  close: string;
  content: Element;
  caption?: string;
}

/** Closes a dialog on a click outside that began there and isn't the second of a double-click. */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let began = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    began = target === dialog;
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    if (target === dialog && began && detail < 2) dialog.close();
  });
}

/** A modal dialog. Escape, the close button, and a click outside close it and return the focus. */
export function openDialog({ title, showTitle, close, content, caption }: DialogContent): void {
  if (document.querySelector('dialog[data-floating]')) return;
  addStyles(styles);
  const button = element('button', { type: 'button', 'aria-label': close });
  button.innerHTML = closeIcon;
  const dialog = element(
    'dialog',
    { 'data-floating': '', 'aria-label': title },
    button,
    ...(showTitle ? [element('h2', {}, title)] : []),
    element('div', { tabindex: '0', role: 'group', 'aria-label': title }, content),
    ...(caption ? [element('p', {}, caption)] : []),
  );
  button.addEventListener('click', () => dialog.close());
  closeOnBackdrop(dialog);
  // Screen readers only read a live region that is inside of an open modal dialog.
  const region = document.querySelector('body > [role=status]');
  dialog.addEventListener('close', () => {
    if (region) document.body.append(region);
    dialog.remove();
  });
  document.body.append(dialog);
  if (region) dialog.append(region);
  dialog.showModal();
}
