'use client';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useBranding } from '../app-provider/navigation';
import { useLocaleText } from '../localization/localization';
import { isForm, SignInForm } from './SignInForm';

export interface AuthProvider {
  /** `credentials`, `nodemailer`, and `passkey` are forms, and all others are buttons. */
  id: string;
  name: string;
  /** For example, `<GitHubIcon />` of `@mui/icons-material`. */
  icon?: ReactNode;
}

export interface AuthResponse {
  error?: string;
  success?: string;
}

export interface SignInPageProps {
  providers: AuthProvider[];
  /** Errors that it throws appear above the form. Buttons have no `formData`. */
  signIn: (
    provider: AuthProvider,
    formData: FormData | undefined,
    callbackUrl: string,
  ) => Promise<AuthResponse | void> | void;
  /** Where to go after the sign-in. Default: the search parameter `callbackUrl`, or `/`. */
  callbackUrl?: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Below the forms, such as links to reset a password and to sign up. */
  children?: ReactNode;
  emailFieldProps?: TextFieldProps;
  passwordFieldProps?: TextFieldProps;
  hideRememberMe?: boolean;
}

const formOrder = ['passkey', 'nodemailer', 'credentials'];

/** Only paths of this application, so that no link leads users to another site. */
function callbackUrlOf(search: string): string {
  const url = new URLSearchParams(search).get('callbackUrl') ?? '/';
  return /^\/(?![/\\])/.test(url) ? url : '/';
}

export function SignInPage(props: SignInPageProps) {
  const { providers, signIn, callbackUrl, title, subtitle, children, ...fields } = props;
  const branding = useBranding();
  const text = useLocaleText();
  const buttons = providers.filter((provider) => !isForm(provider));
  const forms = formOrder.flatMap((id) => providers.filter((provider) => provider.id === id));

  const renderForm = (provider: AuthProvider) => (
    <SignInForm
      provider={provider}
      autoFocus={providers.length === 1}
      // The URL is read when it's needed: Next.js can't prerender pages that read it earlier.
      signIn={(chosen, formData) =>
        signIn(chosen, formData, callbackUrl ?? callbackUrlOf(window.location.search))
      }
      {...fields}
    />
  );

  return (
    <Box
      component="main"
      sx={{ display: 'flex', minHeight: '100dvh', alignItems: 'center', justifyContent: 'center' }}
    >
      <Paper
        variant="outlined"
        sx={{ display: 'grid', gap: 2, m: 2, p: 4, width: '100%', maxWidth: 420 }}
      >
        <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
          {branding.logo}
          <Typography variant="h5" component="h1">
            {title ?? text.signInTitle(branding.title)}
          </Typography>
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {subtitle ?? text.signInSubtitle}
          </Typography>
        </Stack>
        {buttons.map((provider) => (
          <Fragment key={provider.id}>{renderForm(provider)}</Fragment>
        ))}
        {forms.map((provider, index) => (
          <Fragment key={provider.id}>
            {(index > 0 || buttons.length > 0) && <Divider>{text.or}</Divider>}
            {renderForm(provider)}
          </Fragment>
        ))}
        {children}
      </Paper>
    </Box>
  );
}
