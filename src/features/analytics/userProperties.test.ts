import { userPropertiesOf } from './userProperties';

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
