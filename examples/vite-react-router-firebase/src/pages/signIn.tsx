import LinearProgress from '@mui/material/LinearProgress';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import {
  signInWithCredentials,
  signInWithGithub,
  signInWithGoogle,
  toSession,
  type SignInResult,
} from '../firebase/auth';
import { useSession } from '../SessionContext';

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Credentials' },
];

/** The address bar is open to anybody: accept only paths of this app. */
const toLocalPath = (url: string | null | undefined) =>
  url && /^\/(?![/\\\s])/.test(url) ? url : '/';

async function signInBy(provider: AuthProvider, formData?: FormData): Promise<SignInResult> {
  switch (provider.id) {
    case 'google':
      return signInWithGoogle();
    case 'github':
      return signInWithGithub();
    default: {
      const email = formData?.get('email');
      const password = formData?.get('password');
      return typeof email === 'string' && email && typeof password === 'string' && password
        ? signInWithCredentials(email, password)
        : { success: false, user: null, error: 'Email and password are required.' };
    }
  }
}

export function SignIn() {
  const { session, setSession, loading } = useSession();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();

  if (loading) return <LinearProgress />;
  if (session) return <Navigate to={toLocalPath(searchParams.get('callbackUrl'))} replace />;

  async function signIn(
    provider: AuthProvider,
    formData?: FormData,
    callbackUrl?: string,
  ): Promise<AuthResponse> {
    const result = await signInBy(provider, formData);
    if (!result.success) return { error: result.error };
    setSession(toSession(result.user));
    navigate(toLocalPath(callbackUrl), { replace: true });
    return {};
  }

  return <SignInPage providers={PROVIDERS} signIn={signIn} />;
}
