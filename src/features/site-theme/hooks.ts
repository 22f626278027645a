/** Theme of MUI controls at run time, for islands. `src/site/theme` contains its values. */
export { ThemeProvider, useChangeTheme, useThemeState } from './ThemeProvider';
export {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeChange,
  type ThemeState,
} from './themeReducer';
