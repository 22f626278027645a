import { openDialog } from '@site/src/components/dialog';
import { element, isMac } from '@site/src/components/element';
import { createTranslate, type ScriptKey } from '@site/model/facts/messages/translate';

const control = isMac() ? '⌘' : 'Ctrl';

const shortcuts: [keys: string[], does: ScriptKey][] = [
  [[`${control} K`, '/'], 'shortcuts.search'],
  [[`${control} C`], 'shortcuts.copy'],
  [['←', '→', 'Home', 'End'], 'shortcuts.toolbar'],
  [['Esc'], 'shortcuts.leaveEditor'],
  [[`${control} Enter`], 'shortcuts.feedback'],
  [['?'], 'shortcuts.this'],
];

export function showShortcuts(): void {
  const t = createTranslate();
  const rows = shortcuts.flatMap(([keys, does]) => [
    element('dt', {}, t(does)),
    element('dd', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' '])),
  ]);
  openDialog({
    title: t('shortcuts'),
    showTitle: true,
    close: t('shortcuts.close'),
    content: element('dl', {}, ...rows),
  });
}
