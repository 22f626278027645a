import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

// Your own image file works the same way: <img src="/logo.svg" alt="" />
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="40" height="40">
    <rect width="32" height="32" rx="8" fill="#004c99" />
    <path d="M6 20h20l-4 6H10zM15 6h2v12h-2zM18 8l6 9h-6z" fill="#fff" />
  </svg>`,
)}`;

// preview-start
const BRANDING: Branding = {
  logo: <img src={LOGO} alt="" />,
  title: 'Harbor Logistics',
  homeUrl: '/toolpad/core/introduction',
};
// preview-end

export default function DashboardLayoutBranding() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider branding={BRANDING} navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
