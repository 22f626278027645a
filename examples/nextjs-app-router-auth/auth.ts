import NextAuth from 'next-auth';
import type { Provider } from 'next-auth/providers';
import GitHub from 'next-auth/providers/github';

const providers: Provider[] = [
  GitHub({
    clientId: process.env.GITHUB_CLIENT_ID,
    clientSecret: process.env.GITHUB_CLIENT_SECRET,
  }),
];

/** What the sign-in page needs to know of each provider. */
export const providerMap = providers.map((provider) => {
  const { id, name } = typeof provider === 'function' ? provider() : provider;
  return { id, name };
});

export const { handlers, auth, signIn, signOut } = NextAuth({
  providers,
  secret: process.env.AUTH_SECRET,
  pages: { signIn: '/auth/signin' },
  callbacks: {
    authorized({ auth: session, request: { nextUrl } }) {
      return Boolean(session?.user) || nextUrl.pathname.startsWith('/public');
    },
  },
});
