import type { ReactElement } from 'react';
import type { GetServerSidePropsContext, InferGetServerSidePropsType } from 'next';
import { useRouter } from 'next/router';
import { signIn } from 'next-auth/react';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { auth, providerMap } from '../../auth';

/** The address bar is open to anybody: accept only addresses of this site. Auth.js itself writes whole ones. */
function toLocalUrl(url = '/') {
  const { origin, href } = new URL(url, window.location.origin);
  return origin === window.location.origin ? href : '/';
}

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SignIn({ providers }: Props) {
  const router = useRouter();

  async function signInWith(
    provider: AuthProvider,
    formData?: FormData,
    callbackUrl?: string,
  ): Promise<AuthResponse> {
    try {
      const target = toLocalUrl(callbackUrl);
      const response = await signIn(
        provider.id,
        formData
          ? { email: formData.get('email'), password: formData.get('password'), redirect: false }
          : { callbackUrl: target },
      );
      if (response?.error)
        return { error: `Sign-in failed (${response.error}).`, type: response.error };
      if (formData) await router.push(target);
      return {};
    } catch {
      return { error: 'Something went wrong.', type: 'UnknownError' };
    }
  }

  return <SignInPage providers={providers} signIn={signInWith} />;
}

SignIn.getLayout = (page: ReactElement) => page;
SignIn.requireAuth = false;

export async function getServerSideProps(context: GetServerSidePropsContext) {
  const session = await auth(context);
  if (session) return { redirect: { destination: '/', permanent: false } };
  return { props: { providers: providerMap } };
}
