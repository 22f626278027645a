export {
  BORDER_RADIUS,
  BREAKPOINTS,
  createSiteTheme,
  SPACING,
  TRANSITION_DURATION,
  Z_INDEX,
  type SiteTheme,
  type SiteThemeOptions,
} from './createSiteTheme';
export { blue, darkSurface, grey, hsl, lightSurface, type ColorRamp, type Shade } from './colors';
export { metaThemeColor } from './metaThemeColor';
export { denseComponents } from './createSiteTheme';
export {
  COLOR_NAMES,
  CONTRAST_THRESHOLD,
  darkPalette,
  lightPalette,
  TONAL_OFFSET,
  validatePalette,
  type ColorName,
  type PaletteColor,
} from './createSiteTheme';
