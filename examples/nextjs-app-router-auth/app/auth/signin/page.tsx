import { AuthError } from 'next-auth';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { providerMap, signIn } from '../../../auth';

async function signInWith(
  provider: AuthProvider,
  formData?: FormData,
  callbackUrl?: string,
): Promise<AuthResponse> {
  'use server';
  try {
    return await signIn(provider.id, {
      ...(formData && { email: formData.get('email'), password: formData.get('password') }),
      redirectTo: callbackUrl ?? '/',
    });
  } catch (error) {
    // Next.js redirects by throwing: let it through.
    if (error instanceof Error && error.message === 'NEXT_REDIRECT') throw error;
    if (error instanceof AuthError) return { error: error.message, type: error.type };
    return { error: 'Something went wrong.', type: 'UnknownError' };
  }
}

export default function SignIn() {
  return <SignInPage providers={providerMap} signIn={signInWith} />;
}
