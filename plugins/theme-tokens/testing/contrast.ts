/** Red, green, and blue from 0 to 255, opacity from 0 to 1. */
type Color = [red: number, green: number, blue: number, opacity: number];

/** @see https://drafts.csswg.org/css-color-4/#hsl-to-rgb */
function hslToRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return (
      255 *
      (lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/**
 * Parses the notations that our tokens use: `#rgb`, `rgb()`, `hsl()` with commas or spaces, and
 * `color-mix()` with `transparent`.
 * @throws for any other notation, so that no color remains unchecked
 */
export function parseColor(text: string): Color {
  const mix = /^color-mix\(in srgb, (.+) ([\d.]+)%, transparent\)$/.exec(text);
  if (mix) {
    const [red, green, blue, opacity] = parseColor(mix[1] ?? '');
    return [red, green, blue, (opacity * Number(mix[2])) / 100];
  }
  const hex = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (hex) return [...hex.slice(1).map((digit) => 17 * parseInt(digit, 16)), 1] as Color;
  const [, model, values = ''] = /^(rgb|hsl)a?\(([\d.,%/ ]+)\)$/.exec(text) ?? [];
  const [first = NaN, second = NaN, third = NaN, opacity = 1] = values
    .split(/[\s,/]+/)
    .map(parseFloat);
  if (!model || Number.isNaN(third))
    throw new Error(`"${text}" is not a color that can be parsed.`);
  const rgb = model === 'rgb' ? [first, second, third] : hslToRgb(first, second / 100, third / 100);
  return [...rgb, opacity] as Color;
}

/** Visible color of a translucent color over an opaque one. */
export function over([red, green, blue, opacity]: Color, below: Color): Color {
  const blend = (top: number, bottom: number) => top * opacity + bottom * (1 - opacity);
  return [blend(red, below[0]), blend(green, below[1]), blend(blue, below[2]), 1];
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast ratio of text on an opaque background, from 1 to 21.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(text: Color, ground: Color): number {
  const [light = 0, dark = 0] = [luminance(over(text, ground)), luminance(ground)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}
