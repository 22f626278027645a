import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { extendTheme, ThemeProvider } from '@mui/material/styles';

/**
 * The site's libraries that provide the theme of a demo. Demos of a cut version use those in their
 * packages (plugins/demos).
 */
export const siteLibraries = { createCache, CacheProvider, extendTheme, ThemeProvider };

export type ThemeLibraries = typeof siteLibraries;
