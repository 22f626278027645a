import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createSiteTheme } from '@site/model/facts/theme/createSiteTheme';
import {
  changeTheme,
  getThemeState,
  initialThemeState,
  subscribeToTheme,
  type ThemeChange,
  type ThemeState,
} from './themeReducer';

interface ThemeContextValue {
  state: ThemeState;
  change: (change: ThemeChange) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** One cache per direction; the one for right-to-left mirrors MUI's physical styles. */
const emotionCaches = {
  ltr: createCache({ key: 'mui' }),
  rtl: createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] }),
};

/** The preferences control `data-theme` and the stored mode, so MUI must not write either. */
const ownedByPreferences = { storageManager: null, colorSchemeNode: null };

/** Theme of MUI controls by the reader's preferences. Each island that uses MUI renders one. */
export function ThemeProvider({ children }: { children: ReactNode }): ReactNode {
  const state = useSyncExternalStore(subscribeToTheme, getThemeState, () => initialThemeState);
  const { direction, dense } = state;
  const theme = useMemo(() => createSiteTheme({ direction, dense }), [direction, dense]);
  const value = useMemo(() => ({ state, change: changeTheme }), [state]);
  return (
    <ThemeContext value={value}>
      <CacheProvider value={emotionCaches[direction]}>
        <MuiThemeProvider theme={theme} {...ownedByPreferences}>
          {children}
        </MuiThemeProvider>
      </CacheProvider>
    </ThemeContext>
  );
}

function useThemeContext(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) {
    throw new Error('Forgot to wrap component in `ThemeProvider`');
  }
  return value;
}

/** Changes palette mode or direction; missing fields stay. @throws outside `ThemeProvider` */
export function useChangeTheme(): (change: ThemeChange) => void {
  return useThemeContext().change;
}

/** Returns the current palette mode, direction, and density. @throws outside `ThemeProvider` */
export function useThemeState(): ThemeState {
  return useThemeContext().state;
}
