import { blue, darkSurface, hsl, lightSurface } from '../../model/facts/theme/colors';
import { createSiteTheme, SPACING } from '../../model/facts/theme/createSiteTheme';

type Tokens = Record<string, string>;

interface SchemePalette {
  text: { primary: string; secondary: string };
  background: { default: string; paper: string };
  divider: string;
  primary: { main: string };
  success: { main: string };
  warning: { main: string };
  error: { main: string };
  info: { main: string };
}

/** A color with opacity for tinted surfaces, which the browser mixes from the opaque color. */
const tintOf = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

function colorTokens(palette: SchemePalette, mode: 'light' | 'dark'): Tokens {
  const light = mode === 'light';
  const tint = light ? 8 : 13;
  return {
    'color-scheme': mode,
    '--paper': palette.background.default,
    '--raised': palette.background.paper,
    '--floating': light ? lightSurface.floating : darkSurface.floating,
    '--tint': light ? hsl(210, 100, 98) : hsl(210, 30, 13),
    '--text': palette.text.primary,
    '--text-secondary': palette.text.secondary,
    '--divider': palette.divider,
    '--outline': light ? lightSurface.outline : darkSurface.outline,
    '--accent': light ? blue[600] : blue[300],
    '--accent-strong': light ? blue[500] : blue[400],
    '--accent-contrast': light ? '#fff' : darkSurface.page,
    '--accent-tint': light ? hsl(210, 100, 95) : hsl(210, 100, 45, 0.16),
    '--focus-color': light ? hsl(210, 100, 45, 0.5) : hsl(210, 100, 70, 0.5),
    '--code-inline': light ? hsl(215, 20, 95) : hsl(210, 14, 15),
    '--code-bg': light ? hsl(210, 25, 11) : hsl(210, 25, 9),
    '--code-border': light ? 'transparent' : palette.divider,
    ...Object.fromEntries(
      (['success', 'warning', 'error', 'info'] as const).flatMap((name) => [
        [`--${name}`, palette[name].main],
        [`--${name}-tint`, tintOf(palette[name].main, tint)],
      ]),
    ),
    '--shadow-float': light
      ? '0 1px 2px hsl(215 15% 12% / 0.08), 0 8px 24px hsl(215 15% 12% / 0.12)'
      : '0 0 0 1px hsl(210 14% 28% / 0.45), 0 8px 24px hsl(0 0% 0% / 0.5)',
  };
}

const block = (selector: string, tokens: Tokens) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** In `@layer tokens`. Without the page script, dark mode follows the system. */
export function renderTokens(): string {
  const theme = createSiteTheme();
  const schemes = theme.colorSchemes as Record<'light' | 'dark', { palette: SchemePalette }>;
  const radius = Number(theme.shape.borderRadius);
  const common: Tokens = {
    '--space': `${SPACING}px`,
    '--radius-frame': `${radius}px`,
    '--radius-control': `${(radius * 2) / 3}px`,
    '--radius-chip': `${radius / 2}px`,
    '--z-app-bar': String(theme.zIndex.appBar),
    '--z-drawer': String(theme.zIndex.drawer),
    '--z-modal': String(theme.zIndex.modal),
    '--z-snackbar': String(theme.zIndex.snackbar),
    '--z-tooltip': String(theme.zIndex.tooltip),
    '--duration-shortest': `${theme.transitions.duration.shortest}ms`,
  };
  const dark = colorTokens(schemes.dark.palette, 'dark');
  return `@layer tokens{${[
    block(':root', common),
    block(':root,[data-theme=light]', colorTokens(schemes.light.palette, 'light')),
    block('[data-theme=dark]', dark),
    `@media (prefers-color-scheme:dark){${block('html:not([data-js])', dark)}}`,
  ].join('')}}`;
}
