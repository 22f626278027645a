'use client';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LocalizationProvider, type LocaleText } from '../localization/localization';
import { DialogsProvider } from '../use-dialogs/useDialogs';
import { NotificationsProvider } from '../use-notifications/useNotifications';
import {
  AuthenticationContext,
  SessionContext,
  type Authentication,
  type Session,
} from '../use-session/session';
import { BrandingContext, NavigationContext, type Branding, type Navigation } from './navigation';
import { RouterContext, type Router } from './router';

const defaultTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});
const noBranding: Branding = {};
const noNavigation: Navigation = [];

export interface AppProviderProps {
  children: ReactNode;
  /** Default: Material UI's theme, with light and dark mode. */
  theme?: Theme;
  branding?: Branding | null;
  /** Define it outside the component, or memoize it. */
  navigation?: Navigation;
  router?: Router;
  localeText?: Partial<LocaleText>;
  session?: Session | null;
  authentication?: Authentication | null;
}

/** Everything that pages share. Remove the providers that your application doesn't need. */
export function AppProvider(props: AppProviderProps) {
  const { children, theme = defaultTheme, branding, navigation = noNavigation, router } = props;
  const { localeText, session = null, authentication = null } = props;
  return (
    // With the key of Toolpad Core, users keep the mode that they chose.
    <ThemeProvider theme={theme} modeStorageKey="toolpad-mode">
      <CssBaseline enableColorScheme />
      <LocalizationProvider localeText={localeText}>
        <RouterContext value={router ?? null}>
          <NavigationContext value={navigation}>
            <BrandingContext value={branding ?? noBranding}>
              <AuthenticationContext value={authentication}>
                <SessionContext value={session}>
                  <NotificationsProvider>
                    <DialogsProvider>{children}</DialogsProvider>
                  </NotificationsProvider>
                </SessionContext>
              </AuthenticationContext>
            </BrandingContext>
          </NavigationContext>
        </RouterContext>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
