import { parse } from 'yaml';
import { setMode } from './takeScene';

test('an app without a theme gets one in the mode', () => {
  expect(parse(setMode(undefined, 'dark'))).toEqual({
    apiVersion: 'v1',
    kind: 'theme',
    spec: { options: { palette: { mode: 'dark' } } },
  });
});

test('the mode replaces that of the theme, and the rest of it stays', () => {
  const theme =
    'apiVersion: v1\nkind: theme\nspec:\n  options:\n    palette:\n      mode: dark\n      primary: { main: "#f00" }\n    typography: { fontFamily: Inter }\n';
  expect(parse(setMode(theme, 'light'))).toEqual({
    apiVersion: 'v1',
    kind: 'theme',
    spec: {
      options: {
        palette: { mode: 'light', primary: { main: '#f00' } },
        typography: { fontFamily: 'Inter' },
      },
    },
  });
});
