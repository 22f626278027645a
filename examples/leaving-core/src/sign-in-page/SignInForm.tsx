'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, useTransition, type SyntheticEvent } from 'react';
import { useLocaleText } from '../localization/localization';
import type { AuthProvider, AuthResponse } from './SignInPage';

/** `autocomplete` of the email field, by ID of the provider. All others have no fields. */
const emailAutoComplete: Record<string, string> = {
  passkey: 'username webauthn',
  nodemailer: 'email',
  credentials: 'username',
};

export const isForm = ({ id }: AuthProvider) => id in emailAutoComplete;

/** Next.js redirects with an error, which has to reach its own error boundary. */
const isRedirect = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'digest' in error &&
  String(error.digest).startsWith('NEXT_REDIRECT');

interface SignInFormProps {
  provider: AuthProvider;
  autoFocus: boolean;
  signIn: (provider: AuthProvider, formData?: FormData) => Promise<AuthResponse | void> | void;
  emailFieldProps?: TextFieldProps;
  passwordFieldProps?: TextFieldProps;
  hideRememberMe?: boolean;
}

/** The fields and the button of a provider, with the result of the last attempt. */
export function SignInForm(props: SignInFormProps) {
  const { provider, autoFocus, signIn, emailFieldProps, passwordFieldProps, hideRememberMe } =
    props;
  const text = useLocaleText();
  const [result, setResult] = useState<AuthResponse>();
  const [isPending, startTransition] = useTransition();
  const hasPassword = provider.id === 'credentials';

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = isForm(provider) ? new FormData(event.currentTarget) : undefined;
    startTransition(async () => {
      try {
        setResult((await signIn(provider, formData)) ?? {});
      } catch (error) {
        if (isRedirect(error)) throw error;
        setResult({ error: error instanceof Error ? error.message : text.signInErrorMessage });
      }
    });
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1.5}>
      {result?.error && <Alert severity="error">{result.error}</Alert>}
      {result?.success && <Alert severity="success">{result.success}</Alert>}
      {isForm(provider) && (
        <TextField
          name="email"
          type="email"
          label={text.email}
          autoComplete={emailAutoComplete[provider.id]}
          autoFocus={autoFocus}
          required
          fullWidth
          {...emailFieldProps}
        />
      )}
      {hasPassword && (
        <TextField
          name="password"
          type="password"
          label={text.password}
          autoComplete="current-password"
          required
          fullWidth
          {...passwordFieldProps}
        />
      )}
      {hasPassword && !hideRememberMe && (
        <FormControlLabel
          control={<Checkbox name="remember" value="true" />}
          label={text.signInRememberMe}
        />
      )}
      <Button
        type="submit"
        variant={hasPassword ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        loading={isPending}
        startIcon={provider.icon}
        sx={{ textTransform: 'none' }}
      >
        {text.providerSignInTitle(provider.name)}
      </Button>
    </Stack>
  );
}
