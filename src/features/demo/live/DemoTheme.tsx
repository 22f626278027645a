import type { EmotionCache } from '@emotion/cache';
import { useMemo, type ReactNode } from 'react';
import { denseComponents } from '@site/src/site/theme/density';
import { cacheOptions } from './cacheOptions';
import type { DemoKit } from './kit';

export interface DemoStylesProps {
  /** Libraries of the demo's version. */
  kit: DemoKit;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

const caches = new WeakMap<DemoKit, Partial<Record<DemoStylesProps['direction'], EmotionCache>>>();

/** One cache a direction, made when it is needed. */
function cacheOf(kit: DemoKit, direction: DemoStylesProps['direction']): EmotionCache {
  const ofKit = caches.get(kit) ?? {};
  caches.set(kit, ofKit);
  return (ofKit[direction] ??= kit.createCache({ ...cacheOptions[direction], prepend: true }));
}

/** `data-theme` and the stored mode belong to the preferences: MUI reads the one and must write neither. */
const ownedByPreferences = { storageManager: null, colorSchemeNode: null };

/** Emotion's styles for a reading direction. */
export function DemoStyles({ kit, direction, children }: DemoStylesProps): ReactNode {
  const { CacheProvider } = kit;
  return <CacheProvider value={cacheOf(kit, direction)}>{children}</CacheProvider>;
}

export interface DemoThemeProps extends DemoStylesProps {
  dense: boolean;
}

/**
 * The theme of demos that stand in a page: MUI's own look, as full-page demos have it in their frames, since that is what the code gives
 * those who copy it. The mode comes from `data-theme` on `<html>`, which the page owns.
 */
export function PageTheme({ kit, direction, dense, children }: DemoThemeProps): ReactNode {
  const { extendTheme, ThemeProvider } = kit;
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

/** Styles and theme of a demo that stands in a page. */
export function DemoTheme({ kit, direction, dense, children }: DemoThemeProps): ReactNode {
  return (
    <DemoStyles kit={kit} direction={direction}>
      <PageTheme kit={kit} direction={direction} dense={dense}>
        {children}
      </PageTheme>
    </DemoStyles>
  );
}
