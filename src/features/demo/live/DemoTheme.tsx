import type { EmotionCache } from '@emotion/cache';
import { useMemo, type ReactNode } from 'react';
import { denseComponents } from '@site/src/site/theme/createSiteTheme';
import { cacheOptions } from './cacheOptions';
import type { ThemeLibraries } from './themeLibraries';

export interface DemoStylesProps {
  /** Libraries of the demo's version. */
  themeLibraries: ThemeLibraries;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

const caches = new WeakMap<
  ThemeLibraries,
  Partial<Record<DemoStylesProps['direction'], EmotionCache>>
>();

/** Returns the cache for a direction, and creates it if necessary. */
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

/**
 * `features/preferences` controls `data-theme` and the stored mode, so MUI must not write either.
 */
const ownedByPreferences = { storageManager: null, colorSchemeNode: null };

/** Emotion's styles for a reading direction. */
export function DemoStyles({ themeLibraries, direction, children }: DemoStylesProps): ReactNode {
  const { CacheProvider } = themeLibraries;
  return <CacheProvider value={cacheOf(themeLibraries, direction)}>{children}</CacheProvider>;
}

export interface DemoThemeProps extends DemoStylesProps {
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

/** Styles and theme of a demo inside a page. */
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
