import { contrast, over, parseColor } from './contrast';

const ratio = (text: string, ground: string) =>
  Math.round(100 * contrast(parseColor(text), parseColor(ground))) / 100;

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  ['rgb(118, 118, 118)', '#fff', 4.54],
  ['hsl(210 100% 42%)', '#fff', 5.15],
  ['hsla(0, 0%, 0%, 0.5)', '#fff', 3.98],
])('%s on %s: %p', (text, ground, expected) => {
  expect(ratio(text, ground)).toBe(expected);
});

test('a mix with transparent shows the color below', () => {
  expect(over(parseColor('color-mix(in srgb, #000 20%, transparent)'), parseColor('#fff'))).toEqual(
    [204, 204, 204, 1],
  );
});

test.each([
  '',
  'transparent',
  'red',
  '#ffff',
  'var(--text)',
  'color-mix(in oklch, red, blue)',
  'hsl(210 100%)',
  'rgb(1, 2)',
])('%j is rejected', (text) => {
  expect(() => parseColor(text)).toThrow(`"${text}" is not a color that can be parsed.`);
});
