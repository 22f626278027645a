import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
import PublicIcon from '@mui/icons-material/Public';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'overview', title: 'Overview', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    pattern: 'orders{/:orderId}*',
    action: <Chip label={30} color="primary" size="small" />,
  },
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

export default function ShellWithCore() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/overview');

  return (
    // preview-start
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={240}>
        <Box sx={{ p: 3 }}>
          <Typography>This is {router.pathname}.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
