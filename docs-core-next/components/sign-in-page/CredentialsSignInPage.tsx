import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and Password' }];

// preview-start
function RememberMe() {
  return (
    <FormControlLabel
      label="Remember me"
      control={<Checkbox name="remember" value="true" size="small" />}
    />
  );
}
// preview-end

function CredentialsForm() {
  const notifications = useNotifications();

  // This demo only shows the values of the form. An application sends them to its server.
  const signIn = async (_provider: AuthProvider, formData: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const email = formData.get('email') || 'nothing';
    const password = formData.get('password') || 'nothing';
    const remember = formData.get('remember') === 'true' ? 'yes' : 'no';
    notifications.show(`Email: ${email}, password: ${password}, remember: ${remember}`, {
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
      slots={{ rememberMe: RememberMe }}
      slotProps={{ emailField: { autoFocus: false }, form: { noValidate: true } }}
    />
    // preview-end
  );
}

export default function CredentialsSignInPage() {
  return (
    <AppProvider>
      <CredentialsForm />
    </AppProvider>
  );
}
