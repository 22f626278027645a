import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { act, render, renderHook, screen } from '@testing-library/react';
import { getPreferences } from '@site/src/features/preferences/preferences';
import { clearPreferences, installChannels, installSystem } from '@site/e2e/support/fakeBrowser';
import { ThemeProvider, useChangeTheme, useThemeState } from './hooks';

beforeAll(() => {
  installSystem();
  installChannels();
});

beforeEach(() => {
  clearPreferences();
  act(() => getPreferences().reset());
  document.documentElement.dataset.theme = 'light';
});

const useEverything = () => ({
  theme: useTheme(),
  state: useThemeState(),
  change: useChangeTheme(),
});

test('the theme follows the preferences', () => {
  const { result } = renderHook(useEverything, { wrapper: ThemeProvider });
  expect(result.current.state).toEqual({ paletteMode: 'light', direction: 'ltr', dense: false });
  act(() => {
    getPreferences().set('direction', 'rtl');
    getPreferences().set('density', 'dense');
  });
  expect(result.current.state).toEqual({ paletteMode: 'light', direction: 'rtl', dense: true });
  expect(result.current.theme.direction).toBe('rtl');
  expect(result.current.theme.components?.MuiTable?.defaultProps).toEqual({ size: 'small' });
});

test('a preference that does not affect the theme keeps the state object', () => {
  const { result } = renderHook(useEverything, { wrapper: ThemeProvider });
  const before = result.current.state;
  act(() => getPreferences().set('codeVariant', 'JS'));
  expect(result.current.state).toBe(before);
});

test('useChangeTheme changes the preferences and thereby the theme', () => {
  const { result } = renderHook(useEverything, { wrapper: ThemeProvider });
  act(() => result.current.change({ paletteMode: 'dark' }));
  expect(result.current.state).toEqual({ paletteMode: 'dark', direction: 'ltr', dense: false });
  expect(getPreferences().getSnapshot().mode).toBe('dark');
  act(() => result.current.change({ direction: 'rtl' }));
  expect(result.current.state).toEqual({ paletteMode: 'dark', direction: 'rtl', dense: false });
});

test.each([
  ['useChangeTheme', useChangeTheme],
  ['useThemeState', useThemeState],
])('%s throws outside of the provider', (_, hook) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook<unknown, unknown>(hook)).toThrow(
    new Error('Forgot to wrap component in `ThemeProvider`'),
  );
  error.mockRestore();
});

test('MUI writes neither the color scheme nor a stored mode', () => {
  document.documentElement.dataset.theme = 'dark';
  render(
    <ThemeProvider>
      <Button>Save</Button>
    </ThemeProvider>,
  );
  act(() => getPreferences().set('density', 'dense'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect({ ...localStorage }).toEqual({});
});

test('physical styles are mirrored from right to left', () => {
  render(
    <ThemeProvider>
      <Button sx={{ marginLeft: '7px' }}>Save</Button>
    </ThemeProvider>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ marginLeft: '7px' });
  act(() => getPreferences().set('direction', 'rtl'));
  expect(screen.getByRole('button')).toHaveStyle({ marginRight: '7px' });
});
