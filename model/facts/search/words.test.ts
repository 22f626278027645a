import { compact, nameWordsOf, partsOf, wordsOf } from './words';

test.each([
  ['Dashboard Layout', ['dashboard', 'layout']],
  ['useDialogs()', ['usedialogs', 'use', 'dialogs']],
  ['@toolpad/core/Crud', ['toolpad', 'core', 'crud']],
  ['DashboardLayout.navigation', ['dashboardlayout', 'dashboard', 'layout', 'navigation']],
  ['Sign-in Page', ['sign', 'in', 'page', 'signin']],
  ['useURLState', ['useurlstate', 'use', 'url', 'state']],
  ['Élan naïf', ['elan', 'naif']],
  ['', []],
  ['— … !', []],
])('words of %j', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

test('adds names as one word', () => {
  expect(nameWordsOf('Data Grid')).toContain('datagrid');
  expect(compact('Sign-in Page')).toBe('signinpage');
  expect(partsOf('useDialogs API')).toEqual(['use', 'dialogs', 'api']);
});
