import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useMemo, type ReactNode } from 'react';
import { createSiteTheme } from '@site/src/site/theme';

export interface DemoStylesProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

const caches: Partial<Record<DemoStylesProps['direction'], EmotionCache>> = {};

/** One cache a direction, made when it is needed. The keys differ, as a style sheet holds one direction. */
function cacheOf(direction: DemoStylesProps['direction']): EmotionCache {
  const options =
    direction === 'rtl' ? { key: 'demortl', stylisPlugins: [rtlPlugin] } : { key: 'demo' };
  return (caches[direction] ??= createCache({ ...options, prepend: true }));
}

/** `data-theme` and the stored mode belong to the preferences: MUI reads the one and must write neither. */
const ownedByPreferences = { storageManager: null, colorSchemeNode: null };

/** Emotion's styles for a reading direction. */
export function DemoStyles({ direction, children }: DemoStylesProps): ReactNode {
  return <CacheProvider value={cacheOf(direction)}>{children}</CacheProvider>;
}

export interface DemoThemeProps extends DemoStylesProps {
  dense: boolean;
}

/** The site's theme for demos that stand in a page. The mode comes from `data-theme` on `<html>`, which the page owns. */
export function DemoTheme({ direction, dense, children }: DemoThemeProps): ReactNode {
  const theme = useMemo(() => createSiteTheme({ direction, dense }), [direction, dense]);
  return (
    <DemoStyles direction={direction}>
      <ThemeProvider theme={theme} {...ownedByPreferences}>
        {children}
      </ThemeProvider>
    </DemoStyles>
  );
}
