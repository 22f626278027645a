import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

// preview-start
const NAVIGATION: Navigation = [
  {
    segment: 'ports',
    title: 'Ports',
    icon: <FolderIcon />,
    children: [
      { segment: 'antwerp', title: 'Antwerp', icon: <DescriptionIcon /> },
      { segment: 'lisbon', title: 'Lisbon', icon: <DescriptionIcon /> },
    ],
  },
];
// preview-end

export default function DashboardLayoutNavigationNested() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/ports/antwerp');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
