/** The theme of MUI controls at run time, for islands. Its figures are in `src/site/theme`. */
export { ThemeProvider, useChangeTheme, useThemeState } from './ThemeProvider';
export {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeChange,
  type ThemeState,
} from './themeReducer';
