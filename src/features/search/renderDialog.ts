import { addStyles } from '@site/src/components/addStyles';
import { element } from '@site/src/components/element';
import type { Translate } from '@site/src/features/i18n';
import styles from './dialog.text.css';
import type { Piece } from './excerpt';
import { maxQueryLength } from './query';
import resultStyles from './results.text.css';

/** Text with marked matches. */
export const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** Copies the magnifier of the header's field, so that the script doesn't contain the icon. */
export const magnifier = (): (Node | string)[] => {
  const drawn = document.querySelector('[data-search] svg');
  return drawn ? [drawn.cloneNode(true)] : [];
};

/** Parts of the dialog that change. */
export interface DialogElements {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /**
   * Names what is searched, and switches between the page's product and all products. Hidden on
   * pages without a product.
   */
  scope: HTMLButtonElement;
  list: HTMLElement;
  /** Hint above the list: how to start, or what went wrong and what to do. */
  note: HTMLElement;
  /** Below the list: results in other products. */
  more: HTMLElement;
  /** For screen readers. */
  status: HTMLElement;
  close: HTMLButtonElement;
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

function keys(t: Translate): HTMLElement {
  const entries: [string[], string][] = [
    [['↑', '↓'], t('search.keys.move')],
    [['↵'], t('search.keys.open')],
    [[isMac ? '⌘' : 'Ctrl', '↵'], t('search.keys.tab')],
    [['Alt', 'A'], t('search.keys.scope')],
    [['Esc'], t('search.keys.close')],
  ];
  return element(
    'div',
    { 'data-part': 'keys', 'aria-hidden': 'true' },
    ...entries.map(([names, text]) =>
      element('span', {}, ...names.map((name) => element('kbd', {}, name)), ` ${text}`),
    ),
  );
}

/** Fills the page script's empty dialog around the field, which may already contain text. */
export function renderDialog(dialog: HTMLDialogElement, t: Translate): DialogElements {
  addStyles(styles);
  addStyles(resultStyles);
  const field = dialog.querySelector('input') ?? element('input');
  const attributes = {
    type: 'text',
    role: 'combobox',
    'aria-label': t('search.placeholder'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'search-list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: String(maxQueryLength),
    placeholder: t('search.placeholder'),
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  const close = element(
    'button',
    { type: 'button', 'data-part': 'close', 'aria-label': t('search.close') },
    'Esc',
  );
  const scope = element(
    'button',
    { type: 'button', 'data-part': 'scope', 'aria-keyshortcuts': 'Alt+A' },
    t('search.scope.here'),
  );
  const list = element('div', {
    id: 'search-list',
    role: 'listbox',
    'aria-label': t('search.results'),
  });
  const note = element('div', { 'data-part': 'note' });
  const more = element('div', { 'data-part': 'more' });
  const status = element('div', { role: 'status', class: 'visually-hidden' });
  const bar = element('div', { 'data-part': 'bar' }, ...magnifier());
  bar.append(field, scope, close);
  dialog.setAttribute('aria-label', t('search'));
  dialog.append(bar, note, list, more, keys(t), status);
  // Moving the field in the document removed its focus.
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return { dialog, field, scope, list, note, more, status, close };
}
