import { blue, darkSurface, grey, hsl, lightSurface } from './colors';

/** Names of colors for MUI controls. */
export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** A named color. MUI derives `light`, `dark`, and `contrastText` if they are missing. */
export interface PaletteColor {
  main: string;
  light?: string;
  dark?: string;
  contrastText?: string;
}

/** Minimum contrast of derived contrast text (docs/behavior.md#theme). */
export const CONTRAST_THRESHOLD = 3;

/** Difference between `main` and derived values of `light` and `dark` (docs/behavior.md#theme). */
export const TONAL_OFFSET = 0.2;

/** Colors of the light scheme. Each `main` is readable as text on white (WCAG AA). */
export const lightPalette = {
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
export const darkPalette = {
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

/**
 * Checks that all named colors have a string `main`, and returns the palette
 * (docs/behavior.md#theme).
 * @throws an error that names the first invalid color
 */
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
