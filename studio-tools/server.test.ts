import { parse } from 'yaml';
import { withMode } from './server';

test('an app without a theme gets a theme with the mode', () => {
  expect(parse(withMode(undefined, 'dark'))).toEqual({
    apiVersion: 'v1',
    kind: 'theme',
    spec: { options: { palette: { mode: 'dark' } } },
  });
});

test('sets the mode of an existing theme and keeps its other settings', () => {
  const theme =
    'apiVersion: v1\nkind: theme\nspec:\n  options:\n    palette:\n      mode: dark\n      primary: { main: "#f00" }\n    typography: { fontFamily: Inter }\n';
  expect(parse(withMode(theme, 'light'))).toEqual({
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
