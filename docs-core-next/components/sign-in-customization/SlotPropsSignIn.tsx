import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and Password' },
];

function RememberMe(props: Partial<FormControlLabelProps>) {
  return (
    <FormControlLabel
      label="Remember me"
      control={<Checkbox name="remember" value="true" size="small" />}
      {...props}
      slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
    />
  );
}

async function signIn(provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (provider.id === 'github') return { error: 'This demo is not registered with GitHub.' };
  return formData?.get('remember')
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
        slots={{ rememberMe: RememberMe }}
        slotProps={{
          oAuthButton: { variant: 'contained' },
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
