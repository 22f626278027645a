import { useMemo } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import {
  createMemoryRouter,
  Outlet,
  Link as RouterLink,
  RouterProvider,
  useNavigate,
} from 'react-router';
import { theme } from '../../company/theme';

const PASSWORD: AuthProvider[] = [{ id: 'credentials', name: 'Password' }];
/** A form with a single field: an email address, or a code. */
const ONE_FIELD: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

/** Stands in for your server. */
const server = {
  signIn: async (password: string) => (password.length < 12 ? 'Wrong password.' : undefined),
  signUp: async (email: string) =>
    email.startsWith('ines@') ? 'This email address already has an account.' : undefined,
  checkCode: async (code: string) => (code === '123456' ? undefined : 'Incorrect code.'),
};

const read = (formData: FormData, name: string) => String(formData.get(name) ?? '');

const SignUpLink = () => (
  <Link component={RouterLink} to="/sign-up" variant="body2">
    Create an account
  </Link>
);

const SignInLink = () => (
  <Link component={RouterLink} to="/" variant="body2">
    I already have an account
  </Link>
);

const ForgotPasswordLink = () => (
  <Link component={RouterLink} to="/reset" variant="body2">
    Forgot password?
  </Link>
);

const Terms = () => (
  <FormControlLabel
    control={<Checkbox name="terms" value="true" size="small" required />}
    label="I accept the terms"
    slotProps={{ typography: { variant: 'body2' } }}
  />
);

const SUBMIT = { variant: 'contained', color: 'primary' } as const;

function SignIn() {
  const navigate = useNavigate();
  async function signIn(_: AuthProvider, formData: FormData): Promise<AuthResponse> {
    const error = await server.signIn(read(formData, 'password'));
    if (!error) navigate('/code');
    return { error };
  }
  return (
    <SignInPage
      providers={PASSWORD}
      signIn={signIn}
      slots={{ signUpLink: SignUpLink, forgotPasswordLink: ForgotPasswordLink }}
      slotProps={{ emailField: { autoFocus: false }, submitButton: SUBMIT }}
    />
  );
}

// preview-start
function SignUp() {
  const navigate = useNavigate();
  async function signUp(_: AuthProvider, formData: FormData): Promise<AuthResponse> {
    const error = await server.signUp(read(formData, 'email'));
    if (!error) navigate('/done');
    return { error };
  }
  return (
    <SignInPage
      providers={PASSWORD}
      signIn={signUp}
      slots={{ rememberMe: Terms, signUpLink: SignInLink }}
      slotProps={{
        passwordField: {
          autoComplete: 'new-password',
          helperText: 'At least 12 characters',
          slotProps: { htmlInput: { minLength: 12 } },
        },
        submitButton: SUBMIT,
      }}
      localeText={{
        signInTitle: 'Create an account',
        signInSubtitle: 'Sign up to see your orders',
        providerSignInTitle: () => 'Create account',
      }}
    />
  );
}

/** Answers the same whether the account exists or not. */
async function sendLink(_: AuthProvider, formData: FormData): Promise<AuthResponse> {
  return { success: `If ${read(formData, 'email')} has an account, a link is on its way.` };
}

function ResetPassword() {
  return (
    <SignInPage
      providers={ONE_FIELD}
      signIn={sendLink}
      slotProps={{ emailField: { autoComplete: 'email' }, submitButton: SUBMIT }}
      localeText={{
        signInTitle: 'Reset your password',
        signInSubtitle: "We'll email you a link",
        providerSignInTitle: () => 'Send link',
      }}
    />
  );
}

function TwoFactor() {
  const navigate = useNavigate();
  async function check(_: AuthProvider, formData: FormData): Promise<AuthResponse> {
    const error = await server.checkCode(read(formData, 'code'));
    if (!error) navigate('/done');
    return { error };
  }
  return (
    <SignInPage
      providers={ONE_FIELD}
      signIn={check}
      slotProps={{
        emailField: {
          name: 'code',
          type: 'text',
          label: 'Code',
          placeholder: '123456',
          autoComplete: 'one-time-code',
          slotProps: { htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}' } },
        },
        submitButton: SUBMIT,
      }}
      localeText={{
        signInTitle: 'Enter your code',
        signInSubtitle: 'Open your authenticator app to see it',
        providerSignInTitle: () => 'Verify',
      }}
    />
  );
}
// preview-end

function App() {
  return (
    <ReactRouterAppProvider theme={theme} branding={{ title: 'Harbor Logistics' }}>
      <Outlet />
    </ReactRouterAppProvider>
  );
}

export default function SignInFlows() {
  const router = useMemo(
    () =>
      createMemoryRouter([
        {
          path: '/',
          Component: App,
          children: [
            { index: true, Component: SignIn },
            { path: 'sign-up', Component: SignUp },
            { path: 'reset', Component: ResetPassword },
            { path: 'code', Component: TwoFactor },
            { path: 'done', element: <Typography component="main">You are signed in.</Typography> },
          ],
        },
      ]),
    [],
  );
  return <RouterProvider router={router} />;
}
