import { type Components, extendTheme, type Theme } from '@mui/material/styles';
import { blue, darkSurface, grey, hsl, lightSurface } from './colors';

export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** Minimum contrast of derived contrast text (docs/behavior.md#theme). */
const CONTRAST_THRESHOLD = 3;

/** Difference between `main` and derived values of `light` and `dark` (docs/behavior.md#theme). */
const TONAL_OFFSET = 0.2;

/** Colors of the light scheme. Each `main` is readable as text on white (WCAG AA). */
const lightPalette = {
  primary: { light: blue[400], main: blue[500], dark: blue[700], contrastText: '#fff' },
  secondary: { light: grey[500], main: grey[600], dark: grey[800], contrastText: '#fff' },
  error: { main: hsl(355, 80, 42), contrastText: '#fff' },
  warning: { main: hsl(32, 100, 30), contrastText: '#fff' },
  info: { light: blue[400], main: blue[600], dark: blue[800], contrastText: '#fff' },
  success: { main: hsl(150, 90, 24), contrastText: '#fff' },
  text: { primary: grey[900], secondary: grey[600], disabled: grey[400] },
  divider: lightSurface.divider,
  background: { default: lightSurface.page, paper: lightSurface.raised },
  grey,
} as const;

/** Colors of the dark scheme. Each `main` is readable as text on the dark page (WCAG AA). */
const darkPalette = {
  primary: { light: blue[200], main: blue[300], dark: blue[400], contrastText: darkSurface.page },
  secondary: { light: grey[200], main: grey[300], dark: grey[400], contrastText: darkSurface.page },
  error: { main: hsl(355, 90, 72), contrastText: darkSurface.page },
  warning: { main: hsl(38, 95, 62), contrastText: darkSurface.page },
  info: { light: blue[200], main: blue[300], dark: blue[400], contrastText: darkSurface.page },
  success: { main: hsl(150, 60, 58), contrastText: darkSurface.page },
  text: { primary: 'rgba(255, 255, 255, 0.92)', secondary: grey[300], disabled: grey[500] },
  divider: darkSurface.divider,
  background: { default: darkSurface.page, paper: darkSurface.raised },
  grey,
} as const;

/** @throws an error that names the first color without a `main` (docs/behavior.md#theme) */
export function validatePalette<T extends Readonly<Record<string, unknown>>>(palette: T): T {
  for (const name of COLOR_NAMES) {
    const color: unknown = palette[name];
    const main =
      typeof color === 'object' && color !== null && 'main' in color ? color.main : undefined;
    if (typeof main !== 'string') {
      throw new Error(
        `The palette color "${name}" needs a string \`main\`, but it is ${describe(main)}.`,
      );
    }
  }
  return palette;
}

function describe(value: unknown): string {
  return value === undefined ? 'missing' : `of type ${value === null ? 'null' : typeof value}`;
}

/** MUI's own small variants, so that type sizes and touch targets match. */
export const denseComponents: Components<Theme> = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTab: { styleOverrides: { root: { minHeight: 36, paddingBlock: 6 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToggleButton: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

interface SiteThemeOptions {
  /** Reading direction. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  dense?: boolean;
}

/** A theme with colors as CSS variables (`theme.vars`), and the style sheets that define them. */
type SiteTheme = ReturnType<typeof extendTheme>;

/** Minimum window widths in px (docs/behavior.md#theme). */
const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Stacking order of floating elements (docs/behavior.md#theme). */
const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Durations in ms (docs/behavior.md#theme). */
const TRANSITION_DURATION = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Border radius and spacing unit, in px (docs/behavior.md#theme). */
const BORDER_RADIUS = 12;
export const SPACING = 8;

const FONT_FAMILY = 'var(--font-sans, "Segoe UI", Roboto, system-ui, sans-serif)';
const CONTROL_RADIUS = 8;

const components: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: CONTROL_RADIUS, textTransform: 'none' } },
  },
  MuiButtonBase: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: 'var(--focus-ring, 3px solid)' } } },
  },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: CONTROL_RADIUS } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_RADIUS,
        textTransform: 'none',
        // On the tint of a selected button, `main` would miss WCAG AA in light mode.
        '&.Mui-selected.MuiToggleButton-primary': theme.applyStyles('light', {
          color: theme.vars?.palette.primary.dark,
        }),
      }),
    },
  },
};

/**
 * Creates the MUI theme of the site. Colors are CSS variables under `[data-theme=light|dark]`. The
 * inline script sets that attribute, so pass `storageManager={null}` and `colorSchemeNode={null}`
 * to `ThemeProvider`.
 */
export function createSiteTheme({
  direction = 'ltr',
  dense = false,
}: SiteThemeOptions = {}): SiteTheme {
  const contrast = { contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET };
  return extendTheme(
    {
      colorSchemeSelector: 'data-theme',
      colorSchemes: {
        light: { palette: { ...validatePalette(lightPalette), ...contrast } },
        dark: { palette: { ...validatePalette(darkPalette), ...contrast } },
      },
      direction,
      breakpoints: { values: BREAKPOINTS },
      shape: { borderRadius: BORDER_RADIUS },
      spacing: SPACING,
      zIndex: Z_INDEX,
      transitions: { duration: TRANSITION_DURATION },
      typography: { fontFamily: FONT_FAMILY, button: { fontWeight: 600 } },
      components,
    },
    dense ? { components: denseComponents } : {},
  );
}
