import { createTheme } from '@mui/material/styles';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Freight' },
  { segment: 'overview', title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        background: { default: '#F9F9FE', paper: '#EEEEF9' },
        // The label of the selected page has the color primary.dark, and that of a delivered order
        // success.main. Keep both readable on paper.
        primary: { main: '#1976D2', dark: '#0D47A1' },
        success: { main: '#1B5E20' },
      },
    },
    dark: {
      palette: {
        background: { default: '#2A4364', paper: '#112E4D' },
        primary: { main: '#90CAF9', dark: '#BBDEFB' },
      },
    },
  },
  // This frame is narrow, so the desktop sidebar starts at 600px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});
// preview-end

export default function AppProviderTheme() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/overview');

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
