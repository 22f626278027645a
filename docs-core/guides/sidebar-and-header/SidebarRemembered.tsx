import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];

// preview-start
const useSidebarState = () => useLocalStorageState('sidebar', 'expanded');

/** Footer without content. It stores whether the desktop sidebar is collapsed. */
function SidebarMemory({ mini }: SidebarFooterProps) {
  const [, setSidebar] = useSidebarState();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The layout renders the footer three times, once for each viewport.
    const isDesktop = marker.current?.closest('nav[aria-label="Desktop"]');
    if (isDesktop) setSidebar(mini ? 'mini' : 'expanded');
  }, [mini, setSidebar]);
  return <span ref={marker} hidden />;
}

const SLOTS = { sidebarFooter: SidebarMemory };

function Layout() {
  const [sidebar] = useSidebarState();
  return (
    <DashboardLayout defaultSidebarCollapsed={sidebar === 'mini'} slots={SLOTS}>
      <PageContainer>
        <OrdersTable orders={ORDERS.slice(0, 2)} />
      </PageContainer>
    </DashboardLayout>
  );
}
// preview-end

export default function SidebarRemembered() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');
  const [visit, setVisit] = useState(1);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <Layout key={visit} />
      <Button
        variant="contained"
        onClick={() => setVisit(visit + 1)}
        sx={{ position: 'absolute', right: 24, bottom: 24 }}
      >
        Reload the layout
      </Button>
    </AppProvider>
  );
}
