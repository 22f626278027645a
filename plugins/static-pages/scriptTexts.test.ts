import { usedKeys } from './scriptTexts';

const keys = ['copy', 'copy.failed', 'copy.selected', 'mode', 'mode.dark', 'toc'];

test.each([
  ['a quoted key', "t('copy.failed', { keys })", ['copy.failed']],
  ['either quotes', 't("mode")', ['mode']],
  ['a key that another one begins with', "t('mode')", ['mode']],
  ['all keys of a template', 'say(t(`copy.${result}`))', ['copy.failed', 'copy.selected']],
  ['a word that is no string', 'copy(mode)', []],
  ['a part of a longer text', "'the copy'", []],
  ['a template that begins with its value', '`${name}.dark`', []],
  ['nothing', '', []],
])('%s', (_, source, expected) => {
  expect(usedKeys([source], keys)).toEqual(expected);
});

test('the sources count together', () => {
  expect(usedKeys(["t('copy')", "t('toc')"], keys)).toEqual(['copy', 'toc']);
});
