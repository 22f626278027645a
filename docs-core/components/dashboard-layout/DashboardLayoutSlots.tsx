import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloudCircleIcon from '@mui/icons-material/CloudCircle';
import DashboardIcon from '@mui/icons-material/Dashboard';
import SearchIcon from '@mui/icons-material/Search';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

function AppTitle() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <CloudCircleIcon fontSize="large" color="primary" />
      <Typography variant="h6" component="span">
        Harbor Logistics
      </Typography>
      <Chip size="small" label="BETA" color="primary" />
      <Tooltip title="Connected to production">
        <CheckCircleIcon role="img" aria-hidden={false} color="success" fontSize="small" />
      </Tooltip>
    </Stack>
  );
}

function ToolbarActions() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip title="Search">
        <IconButton aria-label="Search" sx={{ display: { md: 'none' } }}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <TextField
        type="search"
        label="Search"
        size="small"
        sx={{ display: { xs: 'none', md: 'block' }, width: 200 }}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <ThemeSwitcher />
    </Stack>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  const year = new Date().getFullYear();
  return (
    <Typography variant="caption" sx={{ m: 1, textAlign: 'center', whiteSpace: 'nowrap' }}>
      {mini ? '© Harbor' : `© ${year} Harbor Logistics, Rotterdam`}
    </Typography>
  );
}

export default function DashboardLayoutSlots() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout
        slots={{
          appTitle: AppTitle,
          toolbarActions: ToolbarActions,
          sidebarFooter: SidebarFooter,
        }}
      >
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
