import { useMemo, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DashboardIcon from '@mui/icons-material/Dashboard';
import {
  Account,
  AccountPopoverFooter,
  AccountPreview,
  type AccountPreviewProps,
  SignOutButton,
} from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
];

const SESSION: Session = {
  user: { name: 'Ines Okafor', email: 'ines@harbor.example' },
};

const ACCOUNTS = [
  { name: 'Ines Okafor', email: 'ines@harbor.example' },
  { name: 'Harbor Logistics', email: 'team@harbor.example' },
];

function AccountMenu() {
  return (
    <Stack>
      <Typography variant="subtitle2" component="p" sx={{ px: 2, pt: 1.5 }}>
        Accounts
      </Typography>
      <MenuList aria-label="Accounts">
        {ACCOUNTS.map(({ name, email }) => (
          <MenuItem key={email} sx={{ columnGap: 1 }}>
            <ListItemIcon>
              <Avatar sx={{ width: 32, height: 32, fontSize: 16 }}>{name.charAt(0)}</Avatar>
            </ListItemIcon>
            <ListItemText primary={name} secondary={email} />
          </MenuItem>
        ))}
      </MenuList>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

function CondensedPreview(props: AccountPreviewProps) {
  return (
    <Stack>
      <Divider />
      <AccountPreview {...props} variant="condensed" />
    </Stack>
  );
}

function ExpandedPreview(props: AccountPreviewProps) {
  return (
    <Stack>
      <Divider />
      <AccountPreview
        {...props}
        variant="expanded"
        slotProps={{ moreIconButton: { 'aria-label': 'Account menu' } }}
      />
    </Stack>
  );
}

// Beside the sidebar, with an arrow that points at the button.
const POPOVER_SX = {
  ml: 1,
  border: 1,
  borderColor: 'divider',
  overflow: 'visible',
  filter: 'drop-shadow(0 2px 8px rgb(0 0 0 / 0.32))',
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: 12,
    left: -6,
    width: 10,
    height: 10,
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderLeft: 1,
    borderColor: 'divider',
    transform: 'rotate(45deg)',
  },
};

// preview-start
function SidebarAccount({ mini }: SidebarFooterProps) {
  return (
    <Account
      slots={{
        preview: mini ? CondensedPreview : ExpandedPreview,
        popoverContent: AccountMenu,
      }}
      slotProps={{
        popover: {
          anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
          transformOrigin: { vertical: 'bottom', horizontal: 'left' },
          slotProps: { paper: { elevation: 0, sx: POPOVER_SX } },
        },
      }}
    />
  );
}
// preview-end

const SLOTS = { toolbarAccount: () => null, sidebarFooter: SidebarAccount };

export default function DashboardLayoutAccountSidebar() {
  const [session, setSession] = useState<Session | null>(SESSION);
  const authentication = useMemo<Authentication>(
    () => ({ signIn: () => setSession(SESSION), signOut: () => setSession(null) }),
    [],
  );
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider
      authentication={authentication}
      navigation={NAVIGATION}
      router={router}
      session={session}
      theme={theme}
    >
      <DashboardLayout slots={SLOTS}>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
