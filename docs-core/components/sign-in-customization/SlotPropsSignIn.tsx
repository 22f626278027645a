import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and Password' }];

async function signIn(_provider: AuthProvider, formData: FormData): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return formData.get('remember')
    ? { error: 'This demo has no accounts.' }
    : { error: 'Accept the terms and conditions first.' };
}

export default function SlotPropsSignIn() {
  return (
    <AppProvider>
      {/* preview-start */}
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { variant: 'standard', autoFocus: false },
          passwordField: { variant: 'standard' },
          submitButton: { variant: 'outlined' },
          rememberMe: { label: 'I agree to the terms and conditions' },
          form: { noValidate: true },
        }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
