import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboard';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { Overview } from '../../company/Overview';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

// preview-start
const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <SpaceDashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon />, pattern: 'orders{/:id}*' },
];
// preview-end

const BRANDING: Branding = { title: 'Harbor Logistics' };

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

/** React resets a form after a failed submit too. This keeps what the user typed. */
function keepValues(element: HTMLDivElement) {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('reset', stop, true);
  return () => element.removeEventListener('reset', stop, true);
}

function Orders() {
  return (
    <div ref={keepValues}>
      <Crud<Order>
        dataSource={orderSource}
        dataSourceCache={orderCache}
        rootPath="/orders"
        initialPageSize={10}
        defaultValues={NEW_ORDER}
        slotProps={{ list: { dataGrid: { density: 'compact', pageSizeOptions: [10, 25, 50] } } }}
      />
    </div>
  );
}

export default function TutorialPages() {
  const router = useMemoryRouter('/');
  const isDashboard = router.pathname === '/';

  return (
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>{isDashboard ? <Overview /> : <Orders />}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
