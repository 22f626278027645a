import { useEffect, useMemo, useState } from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import type { Authentication, Branding, Navigation } from '@toolpad/core/AppProvider';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { Outlet } from 'react-router';
import { firebaseSignOut, onAuthStateChanged, signInWithGoogle, toSession } from './firebase/auth';
import { SessionContext, type Session } from './SessionContext';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const AUTHENTICATION: Authentication = { signIn: signInWithGoogle, signOut: firebaseSignOut };

export function App() {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);

  useEffect(
    () =>
      onAuthStateChanged((user) => {
        setSession(user ? toSession(user) : null);
        setLoading(false);
      }),
    [],
  );

  const sessionContext = useMemo(() => ({ session, setSession, loading }), [session, loading]);

  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      session={session}
      authentication={AUTHENTICATION}
    >
      <SessionContext value={sessionContext}>
        <Outlet />
      </SessionContext>
    </ReactRouterAppProvider>
  );
}
