import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'twitter', name: 'Twitter' },
  { id: 'linkedin', name: 'LinkedIn' },
];

// Stands in for an authentication library, which would leave for the provider's page here.
async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: `${provider.name} is not connected to this demo.` };
}

export default function OAuthSignInPage() {
  return (
    // preview-start
    <AppProvider>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
    // preview-end
  );
}
