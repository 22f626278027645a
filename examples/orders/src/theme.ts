import { createTheme } from '@mui/material/styles';

const font = ['Inter', 'system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'].join(', ');

/** Light and dark mode, switched by the button in the header. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b5fa5' },
        secondary: { main: '#0f766e' },
        info: { main: '#9cc7ec' },
        success: { main: '#15803d' },
        warning: { main: '#a15c07' },
        error: { main: '#c62828' },
        background: { default: '#f6f8fb', paper: '#ffffff' },
        text: { primary: '#14202e', secondary: '#526173' },
        divider: '#e3e8ee',
      },
    },
    dark: {
      palette: {
        // The layout writes the selected page in `dark`.
        primary: { main: '#6cb6ff', dark: '#a5d2ff' },
        secondary: { main: '#5eead4' },
        info: { main: '#2f6090' },
        success: { main: '#6ee7a0' },
        warning: { main: '#f5c06a' },
        error: { main: '#ff8a80', contrastText: '#1b0b0a' },
        background: { default: '#0d141c', paper: '#131c26' },
        text: { primary: '#eef3f8', secondary: '#a4b3c3' },
        divider: '#263342',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: font,
    h4: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.02em' },
    h5: { fontWeight: 700, letterSpacing: '-0.02em' },
    h6: { fontSize: '1.0625rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    // Page titles are `h4` in size, and the first heading of their page.
    MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
  },
});
