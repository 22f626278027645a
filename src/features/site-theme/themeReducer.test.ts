import { initialThemeState, themeReducer, type ThemeAction, type ThemeState } from './themeReducer';

const dark: ThemeState = { paletteMode: 'dark', direction: 'rtl', dense: true };

test.each<[string, ThemeState, ThemeAction, Partial<ThemeState>]>([
  ['sets dense', initialThemeState, { type: 'SET_DENSE', payload: true }, { dense: true }],
  ['sets not dense', dark, { type: 'SET_DENSE', payload: false }, { dense: false }],
  ['resets density to false', dark, { type: 'RESET_DENSITY' }, { dense: false }],
  [
    'changes the palette mode alone',
    initialThemeState,
    { type: 'CHANGE', payload: { paletteMode: 'dark' } },
    { paletteMode: 'dark' },
  ],
  [
    'changes the direction alone',
    dark,
    { type: 'CHANGE', payload: { direction: 'ltr' } },
    { direction: 'ltr' },
  ],
  [
    'changes both',
    initialThemeState,
    { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
    { paletteMode: 'dark', direction: 'rtl' },
  ],
])('%s', (_, state, action, changed) => {
  const before = { ...state };
  expect(themeReducer(state, action)).toEqual({ ...before, ...changed });
  expect(state).toEqual(before);
});

test.each<[string, ThemeAction]>([
  [
    'the same mode and direction',
    { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
  ],
  ['the same direction', { type: 'CHANGE', payload: { direction: 'rtl' } }],
  ['nothing', { type: 'CHANGE', payload: {} }],
  ['undefined fields', { type: 'CHANGE', payload: { paletteMode: undefined } }],
  ['the same density', { type: 'SET_DENSE', payload: true }],
])('%s returns the same state object', (_, action) => {
  expect(themeReducer(dark, action)).toBe(dark);
});

test.each([['RESET'], ['change'], [''], [undefined]])('the type %j throws an error', (type) => {
  const action = { type } as unknown as ThemeAction;
  expect(() => themeReducer(initialThemeState, action)).toThrow(
    new Error(`Unrecognized type ${type}`),
  );
});
