import { getContrastRatio } from '@mui/material/styles';
import { hslToRgb, rgbToHex } from '@mui/system/colorManipulator';
import { blue, darkSurface, grey, lightSurface } from './colors';
import { COLOR_NAMES, createSiteTheme, validatePalette } from './createSiteTheme';
import { metaThemeColor } from './metaThemeColor';

const theme = createSiteTheme();
const schemes = ['light', 'dark'] as const;
const WCAG_AA_TEXT = 4.5;

function paletteOf(scheme: 'light' | 'dark') {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) {
    throw new Error(`The theme has no ${scheme} scheme.`);
  }
  return palette;
}

describe('values in docs/behavior.md#theme', () => {
  test('breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.breakpoints.unit ?? 'px').toBe('px');
  });

  test('border radius and spacing', () => {
    expect(theme.shape.borderRadius).toBe(12);
    expect(createSiteTheme().vars.shape.borderRadius).toContain('12px');
    expect(theme.vars.spacing).toContain('8px');
  });

  test('stacking layers', () => {
    expect(theme.zIndex).toMatchObject({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  test('transition durations', () => {
    const { shortest, shorter, short, standard, complex, enteringScreen, leavingScreen } =
      theme.transitions.duration;
    expect([shortest, shorter, short, standard, complex]).toEqual([150, 200, 250, 300, 375]);
    expect([enteringScreen, leavingScreen]).toEqual([225, 195]);
  });

  test.each(schemes)('contrast threshold and tonal offset, %s', (scheme) => {
    expect(paletteOf(scheme)).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
  });
});

describe('brand colors', () => {
  test('primary in light is hsl(210 100% 45%)', () => {
    expect(paletteOf('light').primary.main).toBe('hsl(210, 100%, 45%)');
  });

  test('the blue ramp', () => {
    const lightness = Object.values(blue).map((color) => Number(/(\d+)%\)$/.exec(color)?.[1]));
    expect(lightness).toEqual([96, 90, 80, 70, 60, 45, 42, 38, 30, 23]);
    expect(Object.values(blue).every((color) => color.startsWith('hsl(210, 100%'))).toBe(true);
  });

  test('grays and dark surfaces share a hue and saturation', () => {
    expect(Object.values(grey).every((color) => color.startsWith('hsl(215, 15%'))).toBe(true);
    expect(Object.values(darkSurface).every((color) => /^hsla?\(210, 14%/.test(color))).toBe(true);
  });

  test('the color of the browser’s toolbar is that of the page', () => {
    expect(rgbToHex(hslToRgb(darkSurface.page))).toBe(metaThemeColor.dark);
    expect(metaThemeColor.light).toBe(lightSurface.page);
  });

  test.each(schemes)('named colors and their text have a contrast of WCAG AA, %s', (scheme) => {
    const palette = paletteOf(scheme);
    for (const name of COLOR_NAMES) {
      const { main, contrastText } = palette[name];
      const ratios = {
        name,
        asText: getContrastRatio(main, palette.background.default) >= WCAG_AA_TEXT,
        asTextOnPaper: getContrastRatio(main, palette.background.paper) >= WCAG_AA_TEXT,
        underText: getContrastRatio(contrastText, main) >= WCAG_AA_TEXT,
      };
      expect(ratios).toEqual({ name, asText: true, asTextOnPaper: true, underText: true });
    }
    expect(
      getContrastRatio(palette.text.secondary, palette.background.default),
    ).toBeGreaterThanOrEqual(WCAG_AA_TEXT);
  });
});

describe('color schemes', () => {
  test('both are CSS variables, selected by data-theme', () => {
    const sheets = theme.generateStyleSheets();
    const selectors = sheets.flatMap((sheet) => Object.keys(sheet));
    expect(selectors.join(' ')).toContain('[data-theme="light"]');
    expect(selectors.join(' ')).toContain('[data-theme="dark"]');
    expect(JSON.stringify(sheets)).toContain('"--mui-palette-primary-main":"hsl(210, 100%, 45%)"');
  });

  test('channels are derived from the brand colors', () => {
    expect(JSON.stringify(theme.generateStyleSheets())).toContain(
      '"--mui-palette-primary-mainChannel":"0 115 230"',
    );
  });
});

describe('density and direction', () => {
  test('comfortable and left to right by default', () => {
    expect(theme.direction).toBe('ltr');
    expect(theme.components?.MuiTable?.defaultProps).toBeUndefined();
  });

  test('dense uses the small variants and preserves the site’s own defaults', () => {
    const dense = createSiteTheme({ dense: true, direction: 'rtl' });
    expect(dense.direction).toBe('rtl');
    expect(dense.components?.MuiTable?.defaultProps).toEqual({ size: 'small' });
    expect(dense.components?.MuiListItemButton?.defaultProps).toEqual({ dense: true });
    expect(dense.components?.MuiButton?.defaultProps).toEqual({
      disableElevation: true,
      size: 'small',
    });
    expect(dense.vars.spacing).toBe(theme.vars.spacing);
  });

  test('a dense theme does not affect later themes', () => {
    createSiteTheme({ dense: true });
    expect(createSiteTheme().components?.MuiButton?.defaultProps).toEqual({
      disableElevation: true,
    });
  });
});

describe('validatePalette', () => {
  const valid = Object.fromEntries(COLOR_NAMES.map((name) => [name, { main: '#123456' }]));

  test('returns a valid palette', () => {
    expect(validatePalette(valid)).toBe(valid);
  });

  test.each([
    ['primary', undefined, 'missing'],
    ['secondary', {}, 'missing'],
    ['error', null, 'missing'],
    ['warning', '#f00', 'missing'],
    ['info', { main: 5 }, 'number'],
    ['success', { main: null }, 'null'],
    ['success', { main: { 500: '#fff' } }, 'object'],
  ])('reports %s if its color is %j', (name, color, found) => {
    const validate = () => validatePalette({ ...valid, [name]: color });
    expect(validate).toThrow(`"${name}"`);
    expect(validate).toThrow(found);
  });
});
