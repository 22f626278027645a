import { excerptOf, markWords, type Piece } from './excerpt';

const shown = (pieces: Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('words that matched are marked, also by a part of their name', () => {
  expect(
    shown(markWords('Set the navigation of DashboardLayout.', new Set(['layout', 'navigation']))),
  ).toBe('Set the [navigation] of [DashboardLayout].');
});

test('markup in a text is text', () => {
  expect(markWords('<img onerror=alert(1)>', new Set(['img']))).toEqual([
    { text: '<', isMatch: false },
    { text: 'img', isMatch: true },
    { text: ' onerror=alert(1)>', isMatch: false },
  ]);
});

test('the excerpt shows where most words are, from the begin of a sentence', () => {
  const text = `${'Nothing of it here. '.repeat(20)}The cache keeps items. It can be disabled with null.${' More words follow.'.repeat(20)}`;
  const excerpt = shown(excerptOf(text, new Set(['cache', 'disabled'])));
  expect(excerpt).toMatch(/^The \[cache\] keeps items\. It can be \[disabled\]/);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test.each(['', 'short', 'x'.repeat(1000)])('a text of any shape is no error', (text) => {
  expect(() => excerptOf(text, new Set(['short', 'x']))).not.toThrow();
});
