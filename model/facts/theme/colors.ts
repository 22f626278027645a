/**
 * Brand colors (docs/behavior.md#theme) for the MUI theme and the CSS tokens. They contain commas,
 * because MUI's color functions can't parse another notation.
 */

type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

type ColorRamp = Readonly<Record<Shade, string>>;

/** Hue in degrees, saturation and lightness in percent, opacity from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number, opacity = 1): string {
  const channels = `${hue}, ${saturation}%, ${lightness}%`;
  return opacity === 1 ? `hsl(${channels})` : `hsla(${channels}, ${opacity})`;
}

const SHADES: readonly Shade[] = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

function createRamp(hue: number, saturation: number, lightness: readonly number[]): ColorRamp {
  const steps = SHADES.map((shade, index) => [shade, hsl(hue, saturation, lightness[index] ?? 0)]);
  return Object.fromEntries(steps) as ColorRamp;
}

/** Accent: hue 210, fully saturated. 500 is the primary brand color. */
export const blue = createRamp(210, 100, [96, 90, 80, 70, 60, 45, 42, 38, 30, 23]);

/** Text, icons, and dividers: hue 215, saturation 15 %. */
export const grey = createRamp(215, 15, [98, 92, 84, 70, 58, 48, 40, 30, 20, 12]);

/** Dark mode: page, raised and floating surfaces, and dividers. Hue 210, saturation 14 %. */
export const darkSurface = {
  page: hsl(210, 14, 7),
  raised: hsl(210, 14, 9),
  floating: hsl(210, 14, 12),
  divider: hsl(210, 14, 28, 0.45),
  /** Opaque equivalent of `divider`, for borders of controls. */
  outline: hsl(210, 14, 42),
} as const;

/** Light mode: colors of the page, raised and floating surfaces, and dividers. */
export const lightSurface = {
  page: '#fff',
  raised: '#fff',
  floating: '#fff',
  divider: grey[100],
  /** Stronger variant of `divider`, for borders of controls. */
  outline: grey[400],
} as const;
