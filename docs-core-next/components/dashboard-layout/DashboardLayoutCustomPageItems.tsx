import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import AnchorIcon from '@mui/icons-material/Anchor';
import BlockIcon from '@mui/icons-material/Block';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import DashboardIcon from '@mui/icons-material/Dashboard';
import FolderIcon from '@mui/icons-material/Folder';
import LaunchIcon from '@mui/icons-material/Launch';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { AppProvider, type Navigation, type NavigationPageItem } from '@toolpad/core/AppProvider';
import { DashboardLayout, DashboardSidebarPageItem } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'docs', title: 'External link', icon: <LaunchIcon /> },
  { segment: 'selected', title: 'Selected', icon: <CheckBoxIcon /> },
  { segment: 'disabled', title: 'Disabled', icon: <BlockIcon /> },
  { segment: 'hidden', title: 'Hidden', icon: <VisibilityOffIcon /> },
  {
    segment: 'expanded',
    title: 'Expanded',
    icon: <FolderIcon />,
    children: [
      { segment: 'arrivals', title: 'Arrivals' },
      { segment: 'departures', title: 'Departures' },
    ],
  },
  { segment: 'custom', title: 'Custom item', icon: <AnchorIcon /> },
];

function CustomItem({ item, mini }: { item: NavigationPageItem; mini: boolean }) {
  return (
    <ListItem sx={{ px: 3, columnGap: 1, color: 'secondary.main' }}>
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{item.icon}</ListItemIcon>
      {!mini && (
        <ListItemText
          primary={item.title}
          secondary={<Link href="#berths">Today&apos;s berths</Link>}
          sx={{ whiteSpace: 'nowrap' }}
        />
      )}
    </ListItem>
  );
}

// preview-start
function renderPageItem(item: NavigationPageItem, { mini }: { mini: boolean }) {
  switch (item.segment) {
    case 'docs':
      return <DashboardSidebarPageItem item={item} href="https://mui.com/toolpad/" />;
    case 'selected':
      return <DashboardSidebarPageItem item={item} selected />;
    case 'disabled':
      return <DashboardSidebarPageItem item={item} disabled />;
    case 'hidden':
      return null;
    case 'expanded':
      return <DashboardSidebarPageItem item={item} expanded />;
    case 'custom':
      return <CustomItem item={item} mini={mini} />;
    default:
      return <DashboardSidebarPageItem item={item} />;
  }
}
// preview-end

export default function DashboardLayoutCustomPageItems() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout renderPageItem={renderPageItem}>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
