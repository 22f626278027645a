import type { ReactElement, ReactNode } from 'react';
import type { NextPage } from 'next';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { Session } from 'next-auth';
import { SessionProvider, signIn, signOut, useSession } from 'next-auth/react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import LinearProgress from '@mui/material/LinearProgress';
import { AppCacheProvider } from '@mui/material-nextjs/v15-pagesRouter';
import type { Authentication, Branding, Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { NextAppProvider } from '@toolpad/core/nextjs';
import { PageContainer } from '@toolpad/core/PageContainer';

export type NextPageWithLayout = NextPage & {
  /** Replaces the dashboard around this page. */
  getLayout?: (page: ReactElement) => ReactNode;
  /** Whether the page waits for the session. Default: true. */
  requireAuth?: boolean;
};

type AppPropsWithLayout = AppProps<{ session: Session | null }> & { Component: NextPageWithLayout };

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const AUTHENTICATION: Authentication = { signIn, signOut };

function getDefaultLayout(page: ReactElement) {
  return (
    <DashboardLayout>
      <PageContainer>{page}</PageContainer>
    </DashboardLayout>
  );
}

function RequireAuth({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === 'loading' ? <LinearProgress /> : children;
}

function AppLayout({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  return (
    <NextAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      session={session}
      authentication={AUTHENTICATION}
    >
      <Head>
        <title>Harbor Logistics</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
      </Head>
      {children}
    </NextAppProvider>
  );
}

export default function App(props: AppPropsWithLayout) {
  const {
    Component,
    pageProps: { session, ...pageProps },
  } = props;
  const getLayout = Component.getLayout ?? getDefaultLayout;
  const page = getLayout(<Component {...pageProps} />);
  return (
    <AppCacheProvider {...props}>
      <SessionProvider session={session}>
        <AppLayout>
          {(Component.requireAuth ?? true) ? <RequireAuth>{page}</RequireAuth> : page}
        </AppLayout>
      </SessionProvider>
    </AppCacheProvider>
  );
}
