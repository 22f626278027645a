import { clickEvent } from './clicks';

const data = { gaEventCategory: 'demo', gaEventAction: 'copy', gaEventLabel: 'AppProviderBasic' };

test('a click reports its category, action and label', () => {
  expect(clickEvent(data, 0.99)).toEqual({
    category: 'demo',
    event: { eventAction: 'copy', eventLabel: 'AppProviderBasic' },
  });
  expect(clickEvent({ gaEventCategory: 'demo' }, 0)).toEqual({
    category: 'demo',
    event: { eventAction: undefined, eventLabel: undefined },
  });
});

test.each([undefined, ''])('a click without a category (%p) sends no event', (gaEventCategory) => {
  expect(clickEvent({ ...data, gaEventCategory }, 0)).toBeUndefined();
});

test.each([
  ['0.1', 0.0999, true],
  ['0.1', 0.1, false],
  ['1', 0.999, true],
  ['0', 0, false],
  ['', 0.999, true],
  [' ', 0.999, true],
  ['often', 0.999, true],
  ['-1', 0.999, true],
  ['7', 0.999, true],
  ['NaN', 0.999, true],
])('split %p, random number %p: reported: %p', (gaEventSplit, random, reported) => {
  expect(clickEvent({ ...data, gaEventSplit }, random) !== undefined).toBe(reported);
});
