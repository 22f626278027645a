import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and Password' }];

// preview-start
async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    type: 'CredentialsSignin',
    error: 'Incorrect email or password.',
  };
}
// preview-end

export default function NotificationsSignInPageError() {
  return (
    <AppProvider>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false }, form: { noValidate: true } }}
      />
    </AppProvider>
  );
}
