import {
  compact,
  findWords,
  nameWordsOf,
  packWords,
  partsOf,
  splitWords,
  unpackWords,
  wordsOf,
} from './words';

test('unpacking returns the packed words and records', () => {
  const texts = [['Crud', 'useCrud', 'crud'], [], ['crude', 'é'], ['crud', 'l10n']];
  const packed = packWords(texts);
  expect(unpackWords(packed)).toEqual([
    ['crud', [0, 3]],
    ['useCrud', [0]],
    ['crude', [2]],
    ['é', [2]],
    ['l10n', [3]],
  ]);
  expect(unpackWords(packWords([]))).toEqual([]);
});

test('words with long common prefixes and distant records are preserved', () => {
  const long = 'a'.repeat(40);
  const texts = Array.from({ length: 3000 }, (_, record) =>
    record === 0 || record === 2999 ? [long, `${long}b`] : [],
  );
  expect(unpackWords(JSON.parse(JSON.stringify(packWords(texts))) as never)).toEqual([
    [long, [0, 2999]],
    [`${long}b`, [0, 2999]],
  ]);
});

test('words are in the order of their first record', () => {
  expect(packWords([['page'], ['dialog', 'page']])).toEqual({
    words: 'page dialog',
    records: '"#!#',
  });
});

test.each([
  ['Straße zum Überblick', ['Straße', 'zum', 'Überblick']],
  ['تثبيت لوحة المعلومات.', ['تثبيت', 'لوحة', 'المعلومات']],
  ['डेटा ग्रिड', ['डेटा', 'ग्रिड']],
  ['データの表示 with useCrud', ['データ', 'の', '表示', 'with', 'useCrud']],
  ['ตารางข้อมูล', ['ตาราง', 'ข้อมูล']],
])('the words of %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
  for (const { text: found, index } of findWords(text))
    expect(text.slice(index, index + found.length)).toBe(found);
});

test('packed words can have any script', () => {
  const texts = [
    ['データ', 'データ表'],
    ['ตาราง', 'المعلومات'],
  ];
  expect(
    unpackWords(packWords(texts))
      .map(([word]) => word)
      .sort(),
  ).toEqual(texts.flat().sort());
});

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
