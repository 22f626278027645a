import { useMemo, useState } from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
];

// A small drawing instead of a photo. The URL of an image works the same way.
const AVATAR = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
    <path fill="#7c4dff" d="M0 0h48v48H0z" />
    <circle cx="24" cy="19" r="9" fill="#fff" />
    <path fill="#fff" d="M6 48a18 16 0 0 1 36 0z" />
  </svg>`,
)}`;

const SESSION: Session = {
  user: { name: 'Ines Okafor', email: 'ines@harbor.example', image: AVATAR },
};

export default function DashboardLayoutAccount() {
  // preview-start
  const [session, setSession] = useState<Session | null>(SESSION);
  const authentication = useMemo<Authentication>(
    () => ({
      signIn: () => setSession(SESSION),
      signOut: () => setSession(null),
    }),
    [],
  );
  // preview-end

  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider
      authentication={authentication}
      navigation={NAVIGATION}
      router={router}
      session={session}
      theme={theme}
    >
      <DashboardLayout>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
