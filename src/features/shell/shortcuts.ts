import { openDialog } from '@site/src/components/dialog';
import { createTranslate, type MessageKey } from '@site/src/features/i18n';

const control = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Keys, each a way to do it, and what they do. */
const shortcuts: [keys: string[], does: MessageKey][] = [
  [[`${control} K`, '/'], 'shortcuts.search'],
  [[`${control} C`], 'shortcuts.copy'],
  [['←', '→', 'Home', 'End'], 'shortcuts.toolbar'],
  [['Esc'], 'shortcuts.leaveEditor'],
  [[`${control} Enter`], 'shortcuts.feedback'],
  [['?'], 'shortcuts.this'],
];

/** Shows the keys of the site in a dialog. */
export function showShortcuts(): void {
  const t = createTranslate();
  const list = document.createElement('dl');
  for (const [keys, does] of shortcuts) {
    const term = document.createElement('dt');
    term.textContent = t(does);
    const definition = document.createElement('dd');
    for (const key of keys)
      definition.append(Object.assign(document.createElement('kbd'), { textContent: key }), ' ');
    list.append(term, definition);
  }
  openDialog({
    title: t('shortcuts'),
    showTitle: true,
    close: t('shortcuts.close'),
    content: list,
  });
}
