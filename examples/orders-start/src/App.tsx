import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type { Branding, Navigation } from '@toolpad/core/AppProvider';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { Outlet } from 'react-router';
import { COMPANY } from './data/company';
import { Logo } from './layouts/Logo';
import { theme } from './theme';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <SpaceDashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
];

const BRANDING: Branding = { title: COMPANY.shortName, logo: <Logo /> };

export function App() {
  return (
    <ReactRouterAppProvider navigation={NAVIGATION} branding={BRANDING} theme={theme}>
      <Outlet />
    </ReactRouterAppProvider>
  );
}
