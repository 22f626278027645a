import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { theme } from '../../company/theme';

const PROVIDERS: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'password' },
];

/** Accepts no password. An application sends the form to its server. */
async function signIn({ id }: AuthProvider) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: id === 'credentials' ? 'Wrong password.' : 'GitHub is not connected.' };
}

export default function SignInWithCore() {
  return (
    <AppProvider branding={{ title: 'Harbor Logistics' }} theme={theme}>
      {/* preview-start */}
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
