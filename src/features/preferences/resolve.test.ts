import { preferencesOfHash, resolvePreferences } from './resolve';

const defaults = {
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
  ])('%j names nothing', (hash) => {
    expect(preferencesOfHash(hash)).toEqual({});
  });
});

describe('resolvePreferences', () => {
  test('defaults where nothing is kept', () => {
    expect(resolvePreferences('', () => null)).toEqual(defaults);
  });

  test('what is kept wins over the default', () => {
    const kept = {
      codeVariant: 'JS',
      codeStyling: 'css',
      mode: 'dark',
      direction: 'rtl',
      density: 'dense',
      packageManager: 'yarn',
    };
    expect(resolvePreferences('#theming', (name) => kept[name])).toEqual(kept);
  });

  test('the hash wins over what is kept', () => {
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
  ])('the kept value %j counts as absent', (value) => {
    expect(resolvePreferences('', () => value)).toEqual(defaults);
  });
});
