import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { extendTheme, ThemeProvider } from '@mui/material/styles';

/** The site's own libraries to theme a demo with. Demos of a cut version come with those of their own packages, see plugins/demos. */
export const siteLibraries = { createCache, CacheProvider, extendTheme, ThemeProvider };

export type ThemeLibraries = typeof siteLibraries;
