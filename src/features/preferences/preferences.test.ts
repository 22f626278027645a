import { parsePreference, preferenceNames } from '@site/model/facts/preferences';
import { preferencesOfHash, resolvePreferences } from './firstPaint';

const defaults = {
  ...Object.fromEntries(preferenceNames.map((name) => [name, parsePreference(name, null)])),
  codeVariant: 'TS',
  codeStyling: 'system',
  mode: 'system',
  direction: 'ltr',
  density: 'comfortable',
  packageManager: 'npm',
};

describe('preferencesOfHash', () => {
  test.each([
    ['#DashboardLayoutBasic.tsx', { codeVariant: 'TS' }],
    ['#DashboardLayoutBasic.js', { codeVariant: 'JS' }],
    ['#tailwind-Basic.js', { codeVariant: 'JS', codeStyling: 'tailwind' }],
    ['#css-Basic.tsx', { codeVariant: 'TS', codeStyling: 'css' }],
    ['#system-Basic.tsx', { codeVariant: 'TS', codeStyling: 'system' }],
    ['#other-Basic.js', { codeVariant: 'JS' }],
    ['#tailwindBasic.js', { codeVariant: 'JS' }],
  ])('%s', (hash, expected) => {
    expect(preferencesOfHash(hash)).toEqual(expected);
  });

  test.each([
    '',
    '#',
    '#theming',
    '#tailwind-theming',
    '#css-',
    '#Basic.jsx',
    '#Basic.ts',
    '#Basic.js-1',
    '#js',
    '#Basic.JS',
    'Basic.js',
    '#Basicxjs',
  ])('%j contains no preference', (hash) => {
    expect(preferencesOfHash(hash)).toEqual({});
  });
});

describe('resolvePreferences', () => {
  test('uses defaults if nothing is stored', () => {
    expect(resolvePreferences('', () => null)).toEqual(defaults);
  });

  test('prefers stored values to the defaults', () => {
    const kept = {
      ...defaults,
      codeVariant: 'JS',
      codeStyling: 'css',
      mode: 'dark',
      direction: 'rtl',
      density: 'dense',
      packageManager: 'yarn',
    };
    expect(resolvePreferences('#theming', (name) => kept[name])).toEqual(kept);
  });

  test('prefers the hash to stored values', () => {
    const kept: Record<string, string> = { codeVariant: 'TS', codeStyling: 'css' };
    expect(resolvePreferences('#tailwind-Basic.js', (name) => kept[name])).toEqual({
      ...defaults,
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });
    expect(resolvePreferences('#Basic.js', (name) => kept[name])).toEqual({
      ...defaults,
      codeVariant: 'JS',
      codeStyling: 'css',
    });
  });

  test.each([
    '',
    'ts',
    'DARK',
    'null',
    'undefined',
    '__proto__',
    'toString',
    '0',
    'light dark',
    '<script>',
  ])('the stored value %j counts as missing', (value) => {
    expect(resolvePreferences('', () => value)).toEqual(defaults);
  });
});
