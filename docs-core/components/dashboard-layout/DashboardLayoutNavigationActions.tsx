import { type MouseEvent, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CallIcon from '@mui/icons-material/Call';
import CallMadeIcon from '@mui/icons-material/CallMade';
import CallReceivedIcon from '@mui/icons-material/CallReceived';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import PersonIcon from '@mui/icons-material/Person';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

function CallsMenu() {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // The menu is inside the item, so its clicks would also open and close the folder.
  const stop = (event: MouseEvent) => event.stopPropagation();

  const open = (event: MouseEvent<HTMLElement>) => {
    stop(event);
    setAnchor(event.currentTarget);
  };
  const close = () => setAnchor(null);

  return (
    <Box component="span" onClick={stop}>
      <IconButton
        aria-label="Actions for calls"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={open}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>New call</MenuItem>
        <MenuItem onClick={close}>Mark all as read</MenuItem>
      </Menu>
    </Box>
  );
}

// preview-start
const NAVIGATION: Navigation = [
  {
    segment: 'contacts',
    title: 'Contacts',
    icon: <PersonIcon />,
    action: <Chip label={7} color="primary" size="small" />,
  },
  {
    segment: 'calls',
    title: 'Calls',
    icon: <CallIcon />,
    action: <CallsMenu />,
    children: [
      {
        segment: 'made',
        title: 'Made',
        icon: <CallMadeIcon />,
        action: <Chip label={12} color="success" size="small" />,
      },
      {
        segment: 'received',
        title: 'Received',
        icon: <CallReceivedIcon />,
        action: <Chip label={4} color="error" size="small" />,
      },
    ],
  },
];
// preview-end

export default function DashboardLayoutNavigationActions() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/contacts');

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
