import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
import PublicIcon from '@mui/icons-material/Public';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { Overview } from '../../company/Overview';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'overview', title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Analytics' },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <BarChartIcon />,
    children: [
      { segment: 'ports', title: 'Ports', icon: <PublicIcon /> },
      { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
    ],
  },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

export default function DashboardLayoutBasic() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/overview');
  const sortBy = router.pathname === '/reports/ports' ? 'port' : 'customer';
  const sorted = [...ORDERS].sort((a, b) => a[sortBy].localeCompare(b[sortBy]));

  return (
    // preview-start
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer breadcrumbs={[]}>
          {router.pathname === '/overview' && <Overview />}
          {router.pathname === '/orders' && <OrdersTable orders={ORDERS} />}
          {router.pathname.startsWith('/reports') && <OrdersTable orders={sorted} />}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
