import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

// Stands in for the server that sends the message.
async function signIn(_provider: AuthProvider, formData: FormData): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const email = String(formData.get('email') ?? '');
  if (!email.includes('@')) {
    return { error: 'Enter the email address of your account.' };
  }
  return { success: `Check ${email} for a sign-in link.` };
}

export default function MagicLinkAlertSignInPage() {
  return (
    // preview-start
    <AppProvider>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { autoComplete: 'email', autoFocus: false },
          form: { noValidate: true },
        }}
      />
    </AppProvider>
    // preview-end
  );
}
