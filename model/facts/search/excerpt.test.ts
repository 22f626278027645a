import { excerptOf, markWords, type Piece } from './excerpt';

const shown = (pieces: Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('marks matching words, including parts of names', () => {
  expect(
    shown(markWords('Set the navigation of DashboardLayout.', new Set(['layout', 'navigation']))),
  ).toBe('Set the [navigation] of [DashboardLayout].');
});

test('returns markup in text as text', () => {
  expect(markWords('<img onerror=alert(1)>', new Set(['img']))).toEqual([
    { text: '<', isMatch: false },
    { text: 'img', isMatch: true },
    { text: ' onerror=alert(1)>', isMatch: false },
  ]);
});

test('the excerpt starts at a sentence and contains most matching words', () => {
  const text = `${'Nothing of it here. '.repeat(20)}The cache keeps items. It can be disabled with null.${' More words follow.'.repeat(20)}`;
  const excerpt = shown(excerptOf(text, new Set(['cache', 'disabled'])));
  expect(excerpt).toMatch(/^The \[cache\] keeps items\. It can be \[disabled\]/);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test.each(['', 'short', 'x'.repeat(1000)])('text of any length causes no error', (text) => {
  expect(() => excerptOf(text, new Set(['short', 'x']))).not.toThrow();
});
