import Box from '@mui/material/Box';
import { AppProvider, type LocaleText } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'गिटहब' },
  { id: 'google', name: 'गूगल' },
  { id: 'credentials', name: 'ईमेल और पासवर्ड' },
];

// preview-start
const hindi: Partial<LocaleText> = {
  signInTitle: 'साइन इन करें',
  signInSubtitle: 'नमस्ते! आगे बढ़ने के लिए साइन इन करें',
  signInRememberMe: 'मुझे याद रखें',
  email: 'ईमेल',
  password: 'पासवर्ड',
  or: 'या',
  providerSignInTitle: (provider) => `${provider} से साइन इन करें`,
};
// preview-end

async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'ईमेल या पासवर्ड सही नहीं है।' };
}

export default function LocaleSignInPage() {
  return (
    <AppProvider localeText={hindi}>
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
