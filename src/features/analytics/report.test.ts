import { clickEvent, userPropertiesOf } from './report';

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

const surroundings = { pathname: '/toolpad/core/', devicePixelRatio: 1, darkSystem: false };

test("distinguishes the reader's choice from the system's", () => {
  expect(
    userPropertiesOf({ codeVariant: 'JS', mode: 'light' }, { ...surroundings, darkSystem: true }),
  ).toEqual({
    codeVariant: 'JS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'dark',
    colorScheme: 'light',
  });
});

test.each([
  [1.25, 1.3],
  [2, 2],
  [0.3333, 0.3],
  [2.625, 2.6],
])('a pixel ratio of %p is reported as %p', (devicePixelRatio, expected) => {
  expect(
    userPropertiesOf({ codeVariant: 'TS', mode: 'system' }, { ...surroundings, devicePixelRatio })
      .devicePixelRatio,
  ).toBe(expected);
});

test.each(['/xx/toolpad/', '/toolpad/', '/'])(
  'the language of %s is an enabled one',
  (pathname) => {
    expect(
      userPropertiesOf({ codeVariant: 'TS', mode: 'dark' }, { ...surroundings, pathname })
        .userLanguage,
    ).toBe('en');
  },
);
