import { extendTheme, type Components, type Theme } from '@mui/material/styles';
import { denseComponents } from './density';
import {
  CONTRAST_THRESHOLD,
  darkPalette,
  lightPalette,
  TONAL_OFFSET,
  validatePalette,
} from './palette';

/**
 * Reader's choices that affect the theme. Light and dark are both part of it: `data-theme` on
 * `<html>` selects one.
 */
export interface SiteThemeOptions {
  /** Reading direction. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /** Smaller paddings in lists, tables, and controls. @default false */
  dense?: boolean;
}

/** A theme with colors as CSS variables (`theme.vars`), and the style sheets that define them. */
export type SiteTheme = ReturnType<typeof extendTheme>;

/** Minimum window widths in px (docs/behavior.md#theme). */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Stacking order of floating elements (docs/behavior.md#theme). */
export const Z_INDEX = {
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
export const TRANSITION_DURATION = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Border radius and spacing unit, in px (docs/behavior.md#theme). */
export const BORDER_RADIUS = 12;
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
 * @param extend MUI's function, from the same copy of MUI as the components
 */
export function createSiteTheme(
  { direction = 'ltr', dense = false }: SiteThemeOptions = {},
  extend = extendTheme,
): SiteTheme {
  const contrast = { contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET };
  return extend(
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
