import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { extendTheme, ThemeProvider } from '@mui/material/styles';

/**
 * Libraries that provide the theme of a demo: components ignore the theme of another copy. Each cut
 * version gets this module with its own packages, as `themeLibraries?packages=core-0.16.0`
 * (plugins/demos/bundler.ts).
 */
const themeLibraries = { createCache, CacheProvider, extendTheme, ThemeProvider };

export type ThemeLibraries = typeof themeLibraries;

export default themeLibraries;
