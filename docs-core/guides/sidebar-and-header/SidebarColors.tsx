import { createTheme } from '@mui/material/styles';
import DashboardIcon from '@mui/icons-material/Dashboard';
import FolderIcon from '@mui/icons-material/Folder';
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
  {
    segment: 'ports',
    title: 'Ports',
    icon: <FolderIcon />,
    children: [{ segment: 'antwerp', title: 'Antwerp' }],
  },
];

// preview-start
/** Everything inside an element with this attribute has the colors of the dark mode. */
const dark: object = { 'data-toolpad-color-scheme': 'dark' };

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiDrawer: {
      defaultProps: dark,
      styleOverrides: {
        root: {
          // Also the background of headings
          '--mui-palette-background-paper': '#082c43',
          // The selected item
          '--mui-palette-primary-dark': '#90caf9',
        },
      },
    },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: '#0b3d5c',
          borderColor: '#0b3d5c',
          // Title, menu button, and theme switcher
          '--mui-palette-primary-main': '#fff',
          '--mui-palette-primary-dark': '#fff',
          '--mui-palette-action-active': '#fff',
        },
      },
    },
  },
  // This frame is narrow, so the desktop sidebar starts at 600px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});
// preview-end

export default function SidebarColors() {
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
