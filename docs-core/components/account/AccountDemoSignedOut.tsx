import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import {
  AuthenticationContext,
  LocalizationProvider,
  SessionContext,
  type Session,
} from '@toolpad/core/AppProvider';

const demoSession: Session = {
  user: {
    name: 'Ines Okafor',
    email: 'ines@harbor.example',
  },
};

const demoTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

export default function AccountDemoSignedOut() {
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(demoSession),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <ThemeProvider theme={demoTheme} modeStorageKey="toolpad-mode">
      <CssBaseline enableColorScheme />
      <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
        {/* preview-start */}
        <LocalizationProvider>
          <AuthenticationContext.Provider value={authentication}>
            <SessionContext.Provider value={session}>
              <Account />
            </SessionContext.Provider>
          </AuthenticationContext.Provider>
        </LocalizationProvider>
        {/* preview-end */}
      </Box>
    </ThemeProvider>
  );
}
