import { addStyles } from '@site/src/components/addStyles';
import { closeOnBackdrop } from '@site/src/components/dialog';
import { element, isComposing, isMac } from '@site/src/components/element';
import type { Translate } from '@site/model/facts/messages/translate';
import styles from './dialog.text.css';
import { maxQueryLength } from '../../../model/facts/search/query';
import resultStyles from './results.text.css';
import { type Actions, type DialogElements, magnifier, positionOf } from './render';

function keys(t: Translate): HTMLElement {
  const entries: [string[], string][] = [
    [['↑', '↓'], t('search.keys.move')],
    [['↵'], t('search.keys.open')],
    [[isMac() ? '⌘' : 'Ctrl', '↵'], t('search.keys.tab')],
    // On macOS, Option+A types a letter.
    ...(isMac() ? [] : [[['Alt', 'A'], t('search.keys.scope')] satisfies [string[], string]]),
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
  document.getElementById('load-failed')?.hidePopover?.();
  field.oninput = null;
  dialog.append(bar, note, list, more, keys(t), status);
  // Moving the field in the document removed its focus.
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return { dialog, field, scope, list, note, more, status, close };
}

const optionOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;

function open(option: HTMLElement, inNewTab: boolean): void {
  if (inNewTab) option.setAttribute('target', '_blank');
  option.click();
  option.removeAttribute('target');
}

/** Handles clicks, and the keys of a combobox, in which the focus stays in the field. */
export function listen(
  { dialog, field, list, scope, close }: DialogElements,
  actions: Actions,
): void {
  field.addEventListener('input', () => actions.update());
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey && event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      actions.toggleScope();
      return;
    }
    if (event.target !== field || isComposing(event)) return;
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
  closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => actions.reportAbandoned());
  addEventListener('pagehide', () => actions.reportAbandoned());
}
