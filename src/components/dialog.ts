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
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
