import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import PersonIcon from '@mui/icons-material/Person';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and Password' }];

function Title() {
  return (
    <Typography component="h1" variant="h5" sx={{ mb: 1, fontWeight: 600 }}>
      Login
    </Typography>
  );
}

function Subtitle() {
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      Password resets are delayed: mail is down until 14:00.
    </Alert>
  );
}

function EmailField() {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      size="small"
      required
      fullWidth
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <PersonIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function PasswordField() {
  const [visible, setVisible] = React.useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      size="small"
      required
      fullWidth
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={visible ? 'Hide password' : 'Show password'}
                edge="end"
                size="small"
                onClick={() => setVisible((current) => !current)}
              >
                {visible ? (
                  <VisibilityOffIcon fontSize="small" />
                ) : (
                  <VisibilityIcon fontSize="small" />
                )}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function SubmitButton() {
  return (
    <Button type="submit" variant="outlined" fullWidth sx={{ my: 2 }}>
      Log in
    </Button>
  );
}

function SignUpLink() {
  return (
    <Link href="#sign-up" variant="body2">
      Sign up
    </Link>
  );
}

function ForgotPasswordLink() {
  return (
    <Link href="#forgot-password" variant="body2">
      Forgot password?
    </Link>
  );
}

function AgreeToTerms() {
  return (
    <FormControlLabel
      control={<Checkbox name="tandc" value="true" size="small" />}
      label="I agree to the T&C"
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}

async function signIn(_provider: AuthProvider, formData: FormData): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return formData.get('tandc')
    ? { error: 'This demo has no accounts.' }
    : { error: 'Agree to the terms and conditions first.' };
}

export default function SlotsSignIn() {
  return (
    <AppProvider>
      {/* preview-start */}
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{
          title: Title,
          subtitle: Subtitle,
          emailField: EmailField,
          passwordField: PasswordField,
          submitButton: SubmitButton,
          signUpLink: SignUpLink,
          rememberMe: AgreeToTerms,
          forgotPasswordLink: ForgotPasswordLink,
        }}
        slotProps={{ form: { noValidate: true } }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
