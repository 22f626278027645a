import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { hiIN } from '@toolpad/core/locales';

const providers: AuthProvider[] = [
  { id: 'github', name: 'गिटहब' },
  { id: 'google', name: 'गूगल' },
  { id: 'credentials', name: 'ईमेल और पासवर्ड' },
];

// preview-start
const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    colorSchemes: { light: true, dark: true },
  },
  hiIN,
);
// preview-end

async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'ईमेल या पासवर्ड सही नहीं है।' };
}

export default function LocaleSignInPage() {
  return (
    <AppProvider theme={theme}>
      <Box lang="hi">
        <SignInPage
          providers={providers}
          signIn={signIn}
          localeText={{ providerSignInTitle: (provider) => `${provider} से लॉग इन करें` }}
          slotProps={{ emailField: { autoFocus: false }, form: { noValidate: true } }}
        />
      </Box>
    </AppProvider>
  );
}
