import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

function PasskeyForm() {
  const notifications = useNotifications();

  // An application would start the WebAuthn ceremony of its authentication library here.
  const signIn = async (_provider: AuthProvider, formData: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const email = String(formData.get('email') ?? '');
    notifications.show(`Requesting the passkey${email && ` for ${email}`}`, {
      severity: 'info',
      autoHideDuration: 6000,
    });
    return {};
  };

  return (
    // preview-start
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{
        emailField: { autoComplete: 'email webauthn', autoFocus: false },
        form: { noValidate: true },
      }}
    />
    // preview-end
  );
}

export default function PasskeySignInPage() {
  return (
    <AppProvider>
      <PasskeyForm />
    </AppProvider>
  );
}
