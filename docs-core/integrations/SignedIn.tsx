import { useMemo, useState } from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { theme } from '../company/theme';
import { useMemoryRouter } from '../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const USER: Session = { user: { name: 'Ines Okafor', email: 'ines@harbor.example' } };

const PAGES: Record<string, string> = {
  '/': 'Three orders are waiting to be packed.',
  '/orders': 'Orders from this week.',
};

export default function SignedIn() {
  const router = useMemoryRouter('/');
  const [session, setSession] = useState<Session | null>(USER);
  const authentication = useMemo(
    () => ({ signIn: () => setSession(USER), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography>{PAGES[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
