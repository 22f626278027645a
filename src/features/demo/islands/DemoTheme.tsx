import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useMemo } from 'react';
import { prefixer } from 'stylis';
import { denseComponents } from '@site/model/facts/theme/createSiteTheme';
import type { ThemeLibraries } from './themeLibraries';

const muiFont = /"?Roboto"?,\s*"?Helvetica"?,\s*"?Arial"?,\s*sans-serif/;

/** Demos use the site's font, because the font of MUI's default theme isn't loaded. */
const siteFont: StylisPlugin = (element) => {
  if (element.type === 'decl') element.value = element.value.replace(muiFont, 'var(--font-sans)');
};

/** Emotion's options by reading direction. A style sheet has one direction, so the keys differ. */
export const cacheOptions = {
  ltr: { key: 'demo', stylisPlugins: [siteFont, prefixer] },
  rtl: { key: 'demortl', stylisPlugins: [siteFont, prefixer, rtlPlugin] },
};

interface DemoStylesProps {
  themeLibraries: ThemeLibraries;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

const caches = new WeakMap<
  ThemeLibraries,
  Partial<Record<DemoStylesProps['direction'], EmotionCache>>
>();

function cacheOf(
  themeLibraries: ThemeLibraries,
  direction: DemoStylesProps['direction'],
): EmotionCache {
  const cachesByDirection = caches.get(themeLibraries) ?? {};
  caches.set(themeLibraries, cachesByDirection);
  return (cachesByDirection[direction] ??= themeLibraries.createCache({
    ...cacheOptions[direction],
    prepend: true,
  }));
}

/** `features/preferences` writes `data-theme` and the stored mode, so MUI must not. */
const ownedByPreferences = { storageManager: null, colorSchemeNode: null };

export function DemoStyles({ themeLibraries, direction, children }: DemoStylesProps): ReactNode {
  const { CacheProvider } = themeLibraries;
  return <CacheProvider value={cacheOf(themeLibraries, direction)}>{children}</CacheProvider>;
}

interface DemoThemeProps extends DemoStylesProps {
  dense: boolean;
}

/**
 * Theme of demos inside a page: MUI's default, which readers get when they copy the code. The page
 * sets the mode with `data-theme` on `<html>`.
 */
export function PageTheme({
  themeLibraries,
  direction,
  dense,
  children,
}: DemoThemeProps): ReactNode {
  const { extendTheme, ThemeProvider } = themeLibraries;
  const theme = useMemo(
    () =>
      extendTheme(
        {
          colorSchemeSelector: 'data-theme',
          colorSchemes: { light: true, dark: true },
          direction,
        },
        dense ? { components: denseComponents } : {},
      ),
    [direction, dense, extendTheme],
  );
  return (
    <ThemeProvider theme={theme} {...ownedByPreferences}>
      {children}
    </ThemeProvider>
  );
}

export function DemoTheme({
  themeLibraries,
  direction,
  dense,
  children,
}: DemoThemeProps): ReactNode {
  return (
    <DemoStyles themeLibraries={themeLibraries} direction={direction}>
      <PageTheme themeLibraries={themeLibraries} direction={direction} dense={dense}>
        {children}
      </PageTheme>
    </DemoStyles>
  );
}
